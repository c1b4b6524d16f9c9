/** Hair lies in two sheets: one behind neck and shoulders, one over the head. */
export type HairLayers = { back: string; front: string };
