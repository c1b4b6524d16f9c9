import type { Term } from './term.ts';
import { slug, terms } from './term.ts';

export type CrewDepartment = Term & { roles: Term[] };

/** A person picks a role without its department, so role names are full and unique over all. */
export const crewDepartments: CrewDepartment[] = [
  department(
    'Production',
    'Executive producer',
    'Producer',
    'Line producer',
    'Unit production manager',
    'Production coordinator',
    'Runner',
    'Production accountant',
    'Production assistant',
  ),
  department('Direction', 'Director', '1st AD', '2nd AD', '3rd AD', 'Script supervisor'),
  department(
    'Writing',
    'Writer',
    'Script editor',
    'Showrunner',
    'Staff writer',
    'Script coordinator',
  ),
  department(
    'Casting',
    'Casting director',
    'Casting associate',
    'Casting assistant',
    'Extras casting',
  ),
  department(
    'Camera',
    'Director of photography',
    'Camera operator',
    '1st AC',
    '2nd AC',
    'DIT',
    'Steadicam operator',
    'Drone pilot',
    'Stills photographer',
  ),
  department('Lighting', 'Gaffer', 'Best boy electric', 'Electrician', 'Lighting technician'),
  department('Grip', 'Key grip', 'Best boy grip', 'Dolly grip', 'Grip'),
  department('Sound', 'Production sound mixer', 'Boom operator', 'Sound utility'),
  department(
    'Art',
    'Production designer',
    'Art director',
    'Set decorator',
    'Props master',
    'Construction manager',
    'Scenic artist',
    'Greens',
    'Storyboard artist',
  ),
  department('Costume', 'Costume designer', 'Costume supervisor', 'Costumer', 'Dresser'),
  department(
    'Hair and make-up',
    'Hair and make-up designer',
    'Hair and make-up artist',
    'Prosthetics artist',
  ),
  department('Locations', 'Location manager', 'Location scout', 'Unit manager'),
  department(
    'Stunts and special effects',
    'Stunt coordinator',
    'Stunt performer',
    'SFX supervisor',
    'Armourer',
  ),
  department(
    'VFX and post',
    'VFX supervisor',
    'Compositor',
    'Editor',
    'Assistant editor',
    'Colourist',
    'Sound designer',
    'Re-recording mixer',
    'Composer',
  ),
  department(
    'Performance support',
    'Intimacy coordinator',
    'Dialect coach',
    'Choreographer',
    'Fight director',
    'Chaperone',
    'Tutor',
    'Access coordinator',
  ),
  department('Transport', 'Transport captain', 'Driver'),
  department('Catering', 'Caterer', 'Chef', 'Craft service'),
  department('Health and safety', 'Medic', 'Safety officer'),
  department(
    'Stage',
    'Stage manager',
    'Deputy stage manager',
    'Assistant stage manager',
    'Lighting operator',
    'Sound operator',
    'Fly operator',
  ),
];

function department(name: string, ...roleNames: string[]): CrewDepartment {
  return { id: slug(name), name, roles: terms(...roleNames) };
}
