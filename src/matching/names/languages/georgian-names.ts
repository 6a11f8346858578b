/** Given names of Georgia, where the nominative has an "i" behind a consonant that other languages leave out: "Zviadi", "Zviad". */
export const GEORGIAN_NAMES: readonly (readonly string[])[] =
  'zviad zurab nodar tamaz guram revaz merab vakhtang mikheil ioseb nugzar tengiz anzor besik besarion kakhaber malkhaz murman ramaz rostom tariel bakur archil zaal gaioz davit mevlud jumber jimsher varlam teimuraz grigol'
    .split(' ')
    .map((name) => [name, `${name}i`]);
