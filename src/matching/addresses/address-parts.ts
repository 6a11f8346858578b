import type { Alignment } from '../names/align-words.ts';
import { compareBoxes, compareHouses, compareLevels, compareUnits, type Finding } from './compare-numbers.ts';
import {
  compareCountries,
  compareDirections,
  compareDistricts,
  comparePostalCodes,
  compareRegions,
  compareTowns,
  compareTypes,
} from './compare-places.ts';
import type { PreparedAddress } from './prepare-address.ts';
import type { QueryAddress } from './query-address.ts';

/** A part of addresses beside the names of streets, districts and buildings, and how two of them compare. */
export interface AddressPart {
  readonly id: string;
  /** As a reader of an account sees it. */
  readonly label: string;
  /** Two addresses that this part alone tells apart. */
  readonly because: readonly [string, string];
  /** Two of one place, of which one leaves the part out or writes it otherwise. */
  readonly unless: readonly [string, string];
  readonly compare: (query: QueryAddress, listed: PreparedAddress, alignment: Alignment) => Finding;
}

/** The parts of addresses that are compared: a contradiction keeps a pair under 0.8, an omission costs a little. */
export const ADDRESS_PARTS: readonly AddressPart[] = [
  {
    id: 'house',
    label: 'house number',
    because: ['74 Baker Street, London', '74B Baker Street, London'],
    unless: ['74 Baker Street, London', 'Baker Street, London'],
    compare: (query, listed) => compareHouses(query.address, listed),
  },
  {
    id: 'unit',
    label: 'unit',
    because: ['Flat 2, 74 Baker Street, London', 'Flat 3, 74 Baker Street, London'],
    unless: ['Flat 2, 74 Baker Street, London', '74 Baker Street, London'],
    compare: (query, listed) => compareUnits(query.address, listed),
  },
  {
    id: 'level',
    label: 'floor',
    because: ['Ground Floor, 74 Baker Street, London', 'First Floor, 74 Baker Street, London'],
    unless: ['Ground Floor, 74 Baker Street, London', '74 Baker Street, London'],
    compare: (query, listed) => compareLevels(query.address, listed),
  },
  {
    id: 'box',
    label: 'post office box',
    because: ['PO Box 12, Hamdan Street, Abu Dhabi', 'PO Box 13, Hamdan Street, Abu Dhabi'],
    unless: ['PO Box 12, Hamdan Street, Abu Dhabi', 'Hamdan Street, Abu Dhabi'],
    compare: (query, listed) => compareBoxes(query.address, listed),
  },
  {
    id: 'direction',
    label: 'direction',
    because: ['123 N Main Street, Springfield', '123 S Main Street, Springfield'],
    unless: ['123 N Main Street, Springfield', '123 Main Street, Springfield'],
    compare: compareDirections,
  },
  {
    id: 'kind',
    label: 'kind of street',
    because: ['123 Main Street, Springfield', '123 Main Avenue, Springfield'],
    unless: ['123 Main Street, Springfield', '123 Main, Springfield'],
    compare: compareTypes,
  },
  {
    id: 'district',
    label: 'district',
    because: ['8 Huaihai Road, Xuhui District, Shanghai', '8 Huaihai Road, Changning District, Shanghai'],
    unless: ['8 Huaihai Road, Xuhui District, Shanghai', '8 Huaihai Road, Shanghai'],
    compare: compareDistricts,
  },
  {
    id: 'town',
    label: 'town',
    because: ['10 High Street, Oxford', '10 High Street, Cambridge'],
    unless: ['10 Turl Street, Oxford', '10 Turl Street'],
    compare: compareTowns,
  },
  {
    id: 'region',
    label: 'region',
    because: ['123 Main Street, Springfield, IL', '123 Main Street, Springfield, MA'],
    unless: ['123 Main Street, Springfield, IL', '123 Main Street, Springfield'],
    compare: compareRegions,
  },
  {
    id: 'country',
    label: 'country',
    because: ['5 Victoria Street, Kingston, Jamaica', '5 Victoria Street, Kingston, Canada'],
    unless: ['5 Victoria Street, Kingston, Jamaica', '5 Victoria Street, Kingston'],
    compare: compareCountries,
  },
  {
    id: 'postal code',
    label: 'postal code',
    because: ['Hauptstrasse 5, 10115', 'Hauptstrasse 5, 80331'],
    unless: ['Hauptstrasse 5, 10115 Berlin', 'Hauptstrasse 5, Berlin'],
    compare: comparePostalCodes,
  },
];
