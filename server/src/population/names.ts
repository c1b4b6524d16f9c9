/** Common ones first: people are drawn so that the first in a list are by far the most frequent. */
export const FIRST_NAMES = words(`
  Maria James Anna David Sofia Daniel Emma Thomas Laura Michael Sarah Martin Julia Peter Elena Paul
  Lucía José Marta Mark Amélie Luís Chloé Marco Zoë Andrés Inês Márton Noémie Björn Ana Mario Sara
  Adam Nina Jonas Clara Hugo Alice Leo Eva Oscar Ruby Felix Ivy Samuel Hannah Lucas Grace Simon
  Naomi Victor Iris Anton Vera Julian Rosa Gabriel Olivia Sebastian Amara Kwame Adaeze Tunde Yetunde
  Chinedu Ngozi Femi Zainab Aisha Omar Leila Yusuf Fatima Hassan Mariam Karim Nadia Samir Priya Arjun
  Ananya Rohan Meera Vikram Kavya Dev Ishaan Lakshmi Wei Mei Jun Ling Hao Xiu Kenji Yuki Haruto Sakura
  Akira Hana Minjun Seoyeon Jihoon Linh Minh Thuy Siobhán Niamh Cillian Aoife Eoghan Róisín Ciarán
  Rhona Callum Isla Fergus Mhairi Hamish Ailsa Dylan Cerys Rhys Bronwen Gethin Søren Astrid Lars Ingrid
  Håkon Sigrid Åsa Göran Märta Jürgen Käthe Günther Änne Wolfgang Heidi Łukasz Małgorzata Zbigniew
  Agnieszka Jiří Václav Božena Dragan Željko Milica Ştefan Ioana Andrei Oksana Dmytro Svitlana Tobias
  Imogen Beatrix Jasper Saoirse Marlowe Marguerite Margot Marianne Marcel Marek Markus Marlene Marisol
  Ottilie Quentin Rafael Thandiwe Umut Valentina Wilfred Ximena Yannick Zadie`);

export const LAST_NAMES = words(`
  Smith García Jones Müller Williams Martin Brown Rossi Silva Nguyen Johnson Martínez Taylor Schmidt
  Davies Dubois Evans López Wilson Kowalski Thomas Santos Roberts Hansen Walker Novák Wright González
  Robinson Bianchi Thompson Fernández White Hughes Edwards Pérez Green Hall Wood Harris Lewis Martinez
  Jackson Clarke Turner Hill Moore Cooper Ward Okafor Okonkwo Okonjo Adeyemi Balogun Eze Mensah Owusu
  Boateng Diallo Traoré Konaté Ndiaye Abebe Tesfaye Mwangi Otieno Khan Ahmed Hussain Malik Patel Shah
  Singh Kaur Sharma Gupta Iyer Nair Reddy Chen Wang Zhang Liu Yang Huang Wong Chan Tan Lim Tanaka
  Suzuki Yamamoto Watanabe Ito Kobayashi Kim Park Choi Jung Tran Pham Hoang Murphy Byrne Ryan O'Brien
  O'Sullivan Ó'Connor Walsh Gallagher Doherty Campbell Stewart MacDonald MacLeod Fraser Ross Murray
  Tait Sutherland Llewellyn Morgan Griffiths Pritchard Bevan Lindqvist Andersson Johansson Bergström
  Sjöberg Nyström Jørgensen Kjær Sørensen Østergaard Weiß Schröder Köhler Krüger Böhm Zimmermann Vogel
  Barranquet Beauchamp Lefèvre Gauthier Rousseau Mercier Châtelain Delacroix Moreau Fontaine Ferrari
  Esposito Ricci Conti Lombardi Moretti Carvalho Araújo Gonçalves Magalhães Simões Wójcik Zieliński
  Szymański Dąbrowski Horvath Nagy Szabó Tóth Popescu Ionescu Dumitru Petrov Ivanova Shevchenko
  Kovalenko Yılmaz Demir Şahin Çelik Haddad Mansour Nasser Rahimi Tehrani Levi Cohen Friedman Halloran
  Weatherby Ashdown Blackwood Fairweather Hollingsworth Marchetti Marsden Marlow Quill Ravenscroft
  Silverstone Thornbury Underhill Vandermeer Whitlock Yardley Zamora Finch Voss Brandt Farrell Tallow`);

export const TITLE_WORDS = words(`
  Weighbridge Harbour Lantern Salt Northern Ferry Winter Glass Paper Iron Silent Amber Hollow Crimson
  Distant Velvet Broken Golden Hidden Midnight River Garden Tide Signal Orchard Tower Station Bridge
  Mirror Letter Engine Island Compass Ledger Cathedral Meridian Sparrow Heron Foxglove Bramble Cinder
  Thistle Juniper Kestrel Lighthouse Marble Nightingale Observatory Parallel Quarry Reservoir Sycamore`);

export const ROLE_WORDS = words(`
  Detective Nurse Sergeant Teacher Young Old Mother Father Sister Brother Barrister Surgeon Baker
  Captain Dancer Editor Fisherman Gardener Hunter Inspector Judge Knight Landlady Mayor Neighbour
  Officer Pilot Queen Rector Sailor Tailor Usher Vicar Waiter Witness Student Stranger Soldier Singer`);

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}
