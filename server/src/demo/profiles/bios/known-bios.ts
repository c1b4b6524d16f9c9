/** Bios told by hand. */
export const KNOWN_BIOS: Record<string, string> = {
  'mara-okonjo-lyle':
    'Glasgow-born, trained at the Corder. I have spent three series of procedurals looking at things that are not there yet, and I like it. Theatre keeps me honest: Nell in Salt Year, Ismene in The Long Ledger, and anything new where the last scene is still being written.\n\nNative Scots, fluent French, drives anything with a clutch. Works as local in London.',
  'teodor-brasko':
    'Belgrade until I was nine, Leeds ever since. I play men who have decided not to say it. Recent work includes Tin Orchard Sunday for Lise Harnant and a very tired customs officer in Freight & Mercy. Serbian is native, so is Yorkshire.',
  'priya-vellanki-shaw':
    'Classically trained and mostly found in verse, though the camera has started to ring. I covered Viola in The Glass Tailor and went on with two hours’ notice, a borrowed boot and no prompt. Telugu at home, English everywhere else, French when pushed. I sight-read, fence and make very good lists.',
  'callum-strake':
    'Graduated last summer. I led Tender & Co, a feature made by forty students and one patient insurer, and was Soldier 2 in Corporal Dune, who lives. Looking for people to learn from. Based in Edinburgh, happy on any train.',
  'junia-feld':
    'Voice actor: animation leads, audiobooks, small creatures with large opinions. Pim in Paper Comets for Lampwick. Treated booth at home in Bristol, Source-style remote sessions, same-day turnaround on pick-ups. I can sound nine, ninety or like a kettle.',
  'desmond-achterberg':
    'Forty years and forty credits, give or take a pilot. Three seasons as Judge Harcourt in Widow’s Rule taught me to sit still; Creon at Vantry taught me why. I am off book at the read-through, on time, and no longer surprised by weather. London, with a passport that has room in it.',
  'sorrel-quay':
    'Swing and dance captain on Candyfloss City: nine tracks, two emergencies a week, one notebook. I clean numbers, teach put-ins and have gone on at the interval in somebody else’s shoes. Ballet, jazz, tap, partner work; mezzo with a mix to D.',
  'hoshi-maberly':
    'Motion capture performer and fight double. Kade in Vanta Run was eleven weeks in a suit and I would do it again on Monday. Judo, wire work, creature movement, long hours under many cameras. I keep a notebook of how animals stop.',
  'lucia-barranquet':
    'Madrid, with twenty years of television in Spanish and a second career beginning in English. Inspectora Roig in Mercado Siete. I prefer women who are right too early. Commercial conflicts on request.',
  'ned-pomfrey-adeyemi':
    'I was Gaz in Bins for three series, which means strangers shout the catchphrase at me in car parks. I write, I improvise, I can do the quiet scene after the joke. Lewisham born; half Yorkshire, half Abeokuta, fully insured.',
  'ottilie-grange':
    'Ottilie is nine and lives in Hebden Bridge with two hens. She played Tilly in Small Bear Winter and asked the director why a great deal. She reads music, swims well and has been licensed twice. Her mother Hester keeps this profile and answers every message.',
  'wes-tallchurch':
    'Gaffer. Thresher’s Mile, two series of Ostler Street, and a lot of night exteriors that people say look like moonlight. Own lighting van: HMIs, LED panels, enough cable to reach Doncaster. Steady crew of four. Sheffield-based, nationwide, cheerful before coffee.',
  'rafi-ostrander-khan':
    'Rafi is eight, loses teeth on schedule and finds everything funny one second after you do. Two idents and a school play that was reviewed in the parish newsletter. His aunt Nasreen chaperones and manages his diary around school.',
  'tomos-pryce':
    'Welsh is Tomos’s first language and English his loud one. He is calm around animals and film crews, in that order. First paid job this year. Delyth, his mother, is happy to talk licences and lunch.',
  'kwame-asante-lowe':
    'Kwame plays football on Saturdays, drums on Sundays and has eaten cereal on television. Listens carefully, learns lines in the car. Profile kept by his mum Efua; licensed through the borough.',
  'noah-ferreira-lund':
    'Noah juggles three balls, four on a good day. Portuguese with his grandmother, English with everyone, and very patient with waiting. Kept by his mother Marta, who is also very patient.',
  'jonah-wexler':
    'Jonah is eleven, Deaf, and a BSL user. He has made two short films and storyboards a third on the backs of envelopes. Please book an interpreter for meetings; Miriam, his mother, can suggest three good ones.',
  'bea-wexler':
    'Bea is eight, hearing, and signs with her brother Jonah. She takes acting very seriously and snacks more so. One commercial and a voice job. Her mother Miriam keeps this profile.',
};
