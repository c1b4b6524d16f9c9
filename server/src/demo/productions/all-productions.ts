import { borrowedField } from './borrowed-field.ts';
import { brindlowOats } from './brindlow-oats.ts';
import { coldHarbourLights } from './cold-harbour-lights.ts';
import { facesOfTomorrow } from './faces-of-tomorrow.ts';
import { goodGriefMarjorieBell } from './good-grief-marjorie-bell.ts';
import { kestrelAndDaughters } from './kestrel-and-daughters.ts';
import { lanternsAtLowWater } from './lanterns-at-low-water.ts';
import { myAccountantTheHeir } from './my-accountant-the-heir.ts';
import { nineLivesOfArthurPink } from './nine-lives-of-arthur-pink.ts';
import { paleCircuit } from './pale-circuit.ts';
import { pianoTunerOfArdrossan } from './piano-tuner-of-ardrossan.ts';
import type { ProductionPlan } from './plan.ts';
import { sixChairsForMrPell } from './six-chairs-for-mr-pell.ts';
import { smallHoursAtTansyRoad } from './small-hours-at-tansy-road.ts';
import { theMothwingAtlas } from './the-mothwing-atlas.ts';
import { theTenpennyMarch } from './the-tenpenny-march.ts';
import { thirteenFeetOfRope } from './thirteen-feet-of-rope.ts';
import { ticketHallWaltz } from './ticket-hall-waltz.ts';
import { weighbridgeNine } from './weighbridge-nine.ts';

export const PRODUCTIONS: readonly ProductionPlan[] = [
  weighbridgeNine,
  lanternsAtLowWater,
  kestrelAndDaughters,
  brindlowOats,
  sixChairsForMrPell,
  paleCircuit,
  smallHoursAtTansyRoad,
  thirteenFeetOfRope,
  ticketHallWaltz,
  goodGriefMarjorieBell,
  theMothwingAtlas,
  myAccountantTheHeir,
  theTenpennyMarch,
  borrowedField,
  coldHarbourLights,
  nineLivesOfArthurPink,
  pianoTunerOfArdrossan,
  facesOfTomorrow,
];
