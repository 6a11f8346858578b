import type { ListSource } from './list-source.ts';
import { aeEocn } from './sources/AE_EOCN/source.ts';
import { auDfat } from './sources/AU_DFAT/source.ts';
import { bisDpl } from './sources/BIS_DPL/source.ts';
import { bisEl } from './sources/BIS_EL/source.ts';
import { bisMeu } from './sources/BIS_MEU/source.ts';
import { bisUvl } from './sources/BIS_UVL/source.ts';
import { canadaSema } from './sources/CANADA_SEMA/source.ts';
import { dhsUflpa } from './sources/DHS_UFLPA/source.ts';
import { euFsf } from './sources/EU_FSF/source.ts';
import { fbiWanted } from './sources/FBI_WANTED/source.ts';
import { fincen311 } from './sources/FINCEN_311/source.ts';
import { frGels } from './sources/FR_GELS/source.ts';
import { ilNbctf } from './sources/IL_NBCTF/source.ts';
import { jpMof } from './sources/JP_MOF/source.ts';
import { mxSat69b } from './sources/MX_SAT_69B/source.ts';
import { ofacNonsdn } from './sources/OFAC_NONSDN/source.ts';
import { ofacSdn } from './sources/OFAC_SDN/source.ts';
import { plMswia } from './sources/PL_MSWIA/source.ts';
import { stateDtc } from './sources/STATE_DTC/source.ts';
import { stateIsn } from './sources/STATE_ISN/source.ts';
import { swissSeco } from './sources/SWISS_SECO/source.ts';
import { ukSanctions } from './sources/UK_SANCTIONS/source.ts';
import { unConsolidated } from './sources/UN_CONSOLIDATED/source.ts';

/** Every list the service can load, in the order of the codes. */
export const LIST_SOURCES: readonly ListSource[] = [
  aeEocn,
  auDfat,
  bisDpl,
  bisEl,
  bisMeu,
  bisUvl,
  canadaSema,
  dhsUflpa,
  euFsf,
  fbiWanted,
  fincen311,
  frGels,
  ilNbctf,
  jpMof,
  mxSat69b,
  ofacNonsdn,
  ofacSdn,
  plMswia,
  stateDtc,
  stateIsn,
  swissSeco,
  ukSanctions,
  unConsolidated,
];
