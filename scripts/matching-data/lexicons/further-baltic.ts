import type { Lexicon } from './lexicon.ts';

/** Further words of troops, plants and bodies in Estonian, Latvian, Lithuanian, Finnish and Hungarian, as the lists of the European Union have them. */
export const FURTHER_BALTIC: Lexicon = {
  'morality+police':
    'moraalipolitsei! morāles_policija! tikumības_policija! moralės_policija! dorovės_policija! moraalipoliisi! siveyspoliisi! erkölcsrendészet!',
  'armed+forces': 'relvajõud! bruņotie_spēki! ginkluotosios_pajėgos! asevoimat! fegyveres_erők!',
  forces: 'spēki! pajėgos! joukot! erők!',
  'air+force': 'õhuvägi! gaisa_spēki! karinės_oro_pajėgos! ilmavoimat! légierő!',
  navy: 'merevägi! jūras_spēki! karinis_jūrų_laivynas merivoimat! haditengerészet!',
  fleet: 'laevastik! flote! laivynas laivasto! flotta!',
  corps: 'korpuss! korpusas! armeijakunta! hadtest!',
  guard: 'kaardivägi! gvarde! gvardija! gárda! gárdája!',
  resistance: 'vastupanu! pretošanās! pasipriešinimo! vastarinta! ellenállás!',
  intelligence:
    'luureteenistus! izlūkošana! izlūkošanas! žvalgyba! žvalgybos! tiedustelupalvelu! hírszerzés! hírszerző!',
  'research+center': 'uurimiskeskus! pētniecības_centrs! tyrimų_centras! tutkimuskeskus! kutatóközpont!',
  'research+institute':
    'teadusinstituut! pētniecības_institūts! tyrimų_institutas! tutkimuslaitos! kutatóintézet!',
  plant: 'tehas! rūpnīca! gamykla! tehdas! üzem gyár gyára!',
  machinebuilding: 'masinaehitus! mašīnbūve! mašīnbūves! mašinų_gamyba! konepaja! gépgyár!',
  shipyard: 'laevatehas! kuģu_būvētava! laivų_statykla! telakka! hajógyár!',
  space: 'kosmose! kosmosa! kosmoso! avaruus! űr!',
  'aerospace+technology': 'űrtechnológia! avaruusteknologia! kosmosetehnoloogia!',
  technology: 'tehnoloogia! tehnoloģija! tehnoloģijas! technologijos! teknologia! technológia!',
  missile: 'raketi! raķešu! raketų! ohjus! rakéta!',
  nuclear: 'tuuma kodolenerģijas! branduolinė! branduolinės! ydinvoima! nukleáris!',
  electronics: 'elektroonika! elektronika! elektronikos! elektroniikka!',
  research: 'teadus pētniecības! mokslinių_tyrimų! tutkimus! kutatás!',
  administration: 'haldus pārvalde! administracija! hallinto! igazgatás!',
  council: 'nõukogu! padome! taryba! neuvosto! tanács! tanácsa!',
  committee: 'komitee! komiteja! komitetas! komitea! bizottság! bizottsága!',
  headquarters: 'peakorter! štābs štabas päämaja! főparancsnokság!',
  organization: 'organisatsioon! organizācija! organizacija! organisaatio! szervezet! szervezete!',
  islands: 'szigetek!',
  diplomacy: 'diplomaatia! diplomātija! diplomātijas! diplomatijos! diplomatia! diplomácia!',
  'counter+terrorism':
    'terrorismivastane! pretterorisma! kovos_su_terorizmu! terrorismin_vastainen! terrorelhárító!',
};
