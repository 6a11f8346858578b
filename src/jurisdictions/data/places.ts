import type { Place } from '../place.ts';
import { BELARUS } from './belarus.ts';
import { CRIMEA } from './crimea.ts';
import { CUBA } from './cuba.ts';
import { DONETSK } from './donetsk.ts';
import { IRAN } from './iran.ts';
import { KHERSON_OCCUPIED } from './kherson-occupied.ts';
import { LUHANSK } from './luhansk.ts';
import { MYANMAR } from './myanmar.ts';
import { NICARAGUA } from './nicaragua.ts';
import { NORTH_KOREA } from './north-korea.ts';
import { RUSSIA } from './russia.ts';
import { SYRIA } from './syria.ts';
import { VENEZUELA } from './venezuela.ts';
import { ZAPORIZHZHIA_OCCUPIED } from './zaporizhzhia-occupied.ts';

/**
 * The flagged places, strongest tier first; flags are raised in this order. Left out on purpose: Afghanistan and the
 * countries whose US programmes are lists of persons (Sudan, Yemen, Lebanon, Libya, Iraq, Mali ...), and places under
 * FATF increased monitoring, which is not a call for action. State of the law: November 2026.
 */
export const PLACES: readonly Place[] = [
  CUBA,
  IRAN,
  NORTH_KOREA,
  CRIMEA,
  DONETSK,
  LUHANSK,
  ZAPORIZHZHIA_OCCUPIED,
  KHERSON_OCCUPIED,
  RUSSIA,
  BELARUS,
  VENEZUELA,
  MYANMAR,
  SYRIA,
  NICARAGUA,
];
