import { beforeAll, expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { type ChildWithAll, makeChildWithAll, type ViewerName } from './minor-matrix.fixture.ts';
import { LOOKS } from './ways-to-look.fixture.ts';

const t = useTestServer();

/**
 * Who sees what of a child, over all features. The child's profile says `public`, and still:
 *   -      nothing: the answer for what does not exist, for whom it is not, or a list without the child
 *   yes    sees it
 *   some   sees the child without date of birth, city and contact: region instead
 *   near   also the city; not the date of birth
 *   all    everything
 * `applied` is a client who is not verified and to whom the child applied: what the guardian sent is on
 * their board, by name and region, and leads no further. `team` looks at a production that has offered
 * the child a role. The child answers nobody: agents write to the guardian, whom they find by name.
 */
const TABLE = `
                           visitor talent guardian otherGuardian agent colleague agencyAdmin rival unverifiedAgent verifiedClient client applied team admin
profile                    -       -      all      -             near  some      near        some  -               some           -      -       some all
traits                     -       -      yes      -             yes   yes       yes         yes   -               yes            -      -       yes  yes
professional info          -       -      yes      -             yes   yes       yes         yes   -               yes            -      -       yes  yes
availability               -       -      yes      -             yes   yes       yes         yes   -               yes            -      -       yes  yes
photo                      -       -      yes      -             yes   yes       yes         yes   -               yes            -      -       yes  yes
thumbnail by profile       -       -      yes      -             yes   yes       yes         yes   -               yes            -      -       yes  yes
thumbnail by user          -       -      yes      -             yes   yes       yes         yes   -               yes            -      -       yes  yes
gallery                    -       -      yes      -             yes   yes       yes         yes   -               yes            -      -       yes  yes
public photo file          -       -      yes      -             yes   yes       yes         yes   -               yes            -      -       yes  yes
private photo file         -       -      yes      -             yes   -         yes         -     -               -              -      -       -    yes
portfolio                  -       -      yes      -             yes   yes       yes         yes   -               yes            -      -       yes  yes
portfolio item             -       -      yes      -             yes   yes       yes         yes   -               yes            -      -       yes  yes
page head of profile       -       -      yes      -             yes   yes       yes         yes   -               yes            -      -       yes  yes
page head of item          -       -      -        -             -     -         -           -     -               -              -      -       -    -
résumé                     -       -      yes      -             yes   yes       yes         yes   -               yes            -      -       yes  yes
profile export             -       -      yes      -             yes   -         yes         -     -               -              -      -       -    -
figures                    -       -      yes      -             yes   -         yes         -     -               -              -      -       -    yes
completeness               -       -      yes      -             yes   -         yes         -     -               -              -      -       -    yes
media plan                 -       -      yes      -             yes   -         yes         -     -               -              -      -       -    yes
acts                       -       -      yes      -             yes   -         yes         -     -               -              -      -       -    yes
representations            -       -      yes      -             yes   -         yes         -     -               -              -      -       -    yes
child papers               -       -      yes      -             yes   -         yes         -     -               -              -      -       yes  yes
children                   -       -      yes      -             -     -         -           -     -               -              -      -       -    -
kept profiles              -       -      yes      -             -     -         -           -     -               -              -      -       -    -
global search              -       -      -        -             -     -         -           -     -               -              -      yes     yes  -
opportunities              -       -      yes      -             yes   -         yes         -     -               -              -      -       -    yes
application draft          -       -      yes      -             yes   -         yes         -     -               -              -      -       -    -
own applications           -       -      yes      -             yes   -         yes         -     -               -              -      -       -    yes
application                -       -      yes      -             yes   -         yes         -     -               -              -      -       yes  yes
application elsewhere      -       -      yes      -             yes   -         yes         -     -               -              -      some    -    yes
casting board              -       -      -        -             -     -         -           -     -               -              -      some    some some
roster                     -       -      -        -             yes   -         yes         -     -               -              -      -       -    yes
roster entry               -       -      -        -             yes   -         yes         -     -               -              -      -       -    yes
submission candidates      -       -      -        -             yes   -         yes         -     -               -              -      -       -    -
correspondents             -       -      -        -             -     -         -           -     -               yes            -      -       yes  yes
starting a conversation    -       -      -        -             yes   -         yes         -     -               yes            -      -       yes  yes
conversation               -       -      yes      -             yes   -         yes         -     -               -              -      -       -    -
messages                   -       -      yes      -             yes   -         yes         -     -               -              -      -       -    -
audition invitation        -       -      yes      -             yes   -         yes         -     -               -              -      -       yes  yes
invitations of talent      -       -      yes      -             yes   -         yes         -     -               -              -      -       -    yes
tapes                      -       -      -        -             -     -         -           -     -               -              -      -       yes  yes
tape file                  -       -      yes      -             yes   -         yes         -     -               -              -      -       yes  yes
calendar entry             -       -      yes      -             yes   -         yes         -     -               -              -      -       yes  yes
holds of talent            -       -      yes      -             yes   -         yes         -     -               -              -      -       -    yes
holds of role              -       -      -        -             -     -         -           -     -               -              -      -       yes  yes
offers of talent           -       -      yes      -             yes   -         yes         -     -               -              -      -       -    yes
offers of application      -       -      yes      -             yes   -         yes         -     -               -              -      -       yes  yes
background of talent       -       -      yes      -             yes   -         yes         -     -               -              -      -       -    yes
background of role         -       -      -        -             -     -         -           -     -               -              -      -       yes  yes
admin chooser              -       -      -        -             -     -         -           -     -               -              -      -       -    yes
report                     -       -      yes      -             yes   yes       yes         yes   -               yes            -      -       yes  yes
verification badge         -       -      yes      -             yes   yes       yes         yes   -               yes            -      -       yes  yes
verification requests      -       -      -        -             -     -         -           -     -               -              -      -       -    -
verification queue         -       -      -        -             -     -         -           -     -               -              -      -       -    yes
guardian's e-mail          -       -      -        -             -     -         -           -     -               -              -      -       -    yes
chaperone's phone          -       -      yes      -             yes   -         yes         -     -               -              -      -       yes  yes
calendar feed              -       -      yes      -             yes   -         yes         -     -               -              -      -       -    -
availability checks        -       -      yes      -             yes   -         yes         -     -               -              -      -       -    yes
checks of role             -       -      -        -             -     -         -           -     -               -              -      -       yes  yes
asking for availability    -       -      -        -             -     -         -           -     -               yes            -      -       yes  -
audition planner           -       -      -        -             -     -         -           -     -               -              -      some    some some
file sent elsewhere        -       -      yes      -             yes   -         yes         -     -               -              -      -       -    yes
decisions                  -       -      yes      -             -     -         -           -     -               -              -      -       -    -
appealing                  -       -      yes      -             -     -         -           -     -               -              -      -       -    -
appeals                    -       -      -        -             -     -         -           -     -               -              -      -       -    yes
applying                   -       -      yes      -             yes   -         yes         -     -               -              -      -       -    -
submitting                 -       -      -        -             yes   -         yes         -     -               -              -      -       -    -
applying to the unverified -       -      -        -             -     -         -           -     -               -              -      -       -    -
`;

const [head = '', ...lines] = TABLE.split('\n').filter((line) => line.trim() !== '');
const VIEWERS = head.trim().split(/\s+/) as ViewerName[];
const rows = lines.map((line) => {
  const [what = ''] = line.split(/\s{2,}|\s+(?=-)/);
  const cells = line.slice(what.length).trim().split(/\s+/);
  return { what, expected: Object.fromEntries(VIEWERS.map((name, at) => [name, cells[at]])) };
});

let child: ChildWithAll;
beforeAll(async () => {
  child = await makeChildWithAll(t);
});

it('the child has everything that there is to see, and the table names each way to look once', () => {
  expect([...child.filled, ...child.shown]).toEqual([
    ...Array(4).fill(200),
    ...Array(child.shown.length).fill(201),
  ]);
  expect(VIEWERS).toEqual(Object.keys(child.viewers));
  expect(rows.map(({ what }) => what)).toEqual(Object.keys(LOOKS));
});

it.each(rows)('$what', async ({ what, expected }) => {
  const look = LOOKS[what];
  if (look === undefined) throw new Error('nobody knows how to look at this');
  const looked = VIEWERS.map(
    async (name) => [name, await look(child.viewers[name], child)] as const,
  );
  expect(Object.fromEntries(await Promise.all(looked))).toEqual(expected);
});
