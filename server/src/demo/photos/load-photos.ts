import { eq } from 'drizzle-orm';
import { agentProfiles } from '../../features/agent-profiles/tables.ts';
import { clientProfiles } from '../../features/client-profiles/tables.ts';
import { talentProfiles } from '../../features/talent-profiles/tables.ts';
import { demoUserId } from '../accounts.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { lookOf } from '../people/look-of.ts';
import { talentOf } from '../people/talents.ts';
import { drawPortrait } from '../portraits/draw-portrait.ts';
import { lookFor } from '../portraits/look-for.ts';
import { planGallery } from './plan-gallery.ts';
import { rasterise } from './render.ts';
import { storeFace } from './store-face.ts';

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
  talent: () => {
    const mara = talentOf('mara-okonjo-lyle');
    return drawPortrait(lookOf(mara), planGallery(mara)[0]?.shot);
  },
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

/**
 * Photos of three of the four people to sign in as; the admin shows what is seen without one. All
 * other pictures are drawn once the server runs.
 */
export const loadPhotos: DemoLoader = async (tx, _now, { storage }) => {
  for (const role of ['client', 'talent', 'agent'] as const) {
    const userId = demoUserId(role);
    const photoKey = await storeFace(storage, userId, await rasterise(PORTRAITS[role]()));
    const profiles = PROFILES[role];
    await tx.update(profiles).set({ photoKey }).where(eq(profiles.userId, userId));
  }
};
