/** How a breakdown reads, for those who want to see what becomes of it. */
export const EXAMPLE_BREAKDOWN = `WEIGHBRIDGE NINE
TV series, 6 x 60, Glasgow. Shooting March to June.

DI RHONA TAIT, series regular. Female, 45-55, any ethnicity, native Scottish. Patient, funny at the wrong moment, sleepless since the inquiry. Must drive. £1,150 a day.

ANDRZEJ WOLSKI, recurring, eps 1-4. Male, 30-38, fluent Polish. The clerk who wrote the number down. Gentle, immovable, terrible liar. One kiss; intimacy coordinator attached.

JODIE MARR, guest, ep 2. Female, plays 16-18. Wheelchair user, authentic casting. Sees everything, sells some of it.`;
