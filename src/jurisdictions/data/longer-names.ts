/**
 * Names of other places that contain a flagged name and that no rule tells apart: the longer name wins. Streets,
 * venues, US towns and towns of other regions are told apart by rules, never listed here.
 */
export const LONGER_NAMES: readonly string[] = [
  'Mińsk Mazowiecki',
  'Naval Station Guantanamo Bay',
  'Trinidad and Tobago',
  'Trinidad & Tobago',
  'Kurdistan Region of Iraq',
  'Kurdistan Region',
];
