import { eq } from 'drizzle-orm';
import { agentProfiles } from '../../features/agent-profiles/tables.ts';
import { clientProfiles } from '../../features/client-profiles/tables.ts';
import { talentProfiles } from '../../features/talent-profiles/tables.ts';
import { storeThumbnail } from '../../platform/images/store-thumbnail.ts';
import { demoUserId } from '../accounts.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { drawPortrait } from '../portraits/draw-portrait.ts';
import { lookFor } from '../portraits/look-for.ts';
import { rasteriseFace } from './rasterise-face.ts';

const PORTRAITS = {
  client: () =>
    drawPortrait(
      lookFor('Imogen Farrell', {
        age: 'middle',
        presentation: 'feminine',
        skin: 'fair',
        hairColor: 'dark-blonde',
        hairLength: 'chin',
        hairStyle: 'straight',
        glasses: 'round',
        clothes: 'navy',
        neckline: 'jacket',
        backdrop: 'mist',
      }),
      { expression: 'smile' },
    ),
  talent: () =>
    drawPortrait(
      lookFor('Mara Okonjo-Lyle', {
        age: 'adult',
        presentation: 'feminine',
        skin: 'brown',
        hairColor: 'black',
        hairLength: 'shoulder',
        hairStyle: 'curly',
        glasses: 'none',
        clothes: 'oxblood',
        backdrop: 'sand',
      }),
    ),
  agent: () =>
    drawPortrait(
      lookFor('Tobias Finch', {
        age: 'middle',
        presentation: 'masculine',
        skin: 'olive',
        hairColor: 'salt-and-pepper',
        hairLength: 'short',
        hairStyle: 'wavy',
        facialHair: 'short-beard',
        glasses: 'none',
        clothes: 'slate',
        neckline: 'shirt',
        backdrop: 'sage',
      }),
      { expression: 'smile' },
    ),
};

const PROFILES = { client: clientProfiles, talent: talentProfiles, agent: agentProfiles };

/** Photos of three of the four people to sign in as; the admin shows what is seen without one. */
export const loadPhotos: DemoLoader = async (tx, _now, { storage }) => {
  for (const role of ['client', 'talent', 'agent'] as const) {
    const userId = demoUserId(role);
    const face = await rasteriseFace(PORTRAITS[role]());
    const photoKey = await storeThumbnail(storage, `profile-photos/${userId}`, face);
    const profiles = PROFILES[role];
    await tx.update(profiles).set({ photoKey }).where(eq(profiles.userId, userId));
  }
};
