import { itMatches, itTellsApart } from '../names/score-pair.ts';

describe('letters that scholars write Arabic with', () => {
  itMatches([
    ['Muḥammad Ḫalīl Ǧamāl', 'Muhammad Khalil Jamal'],
    ['ʿAbd ar-Raḥmān al-Ġāmidī', 'Abdulrahman al-Ghamidi'],
    ['Abū l-Faraǧ Ṯābit', 'Abu al-Faraj Thabit'],
    ['Ġassān Ḏiyāb', 'Ghassan Dhiyab'],
    ['Moḫtar Belmoḫtar', 'Mokhtar Belmokhtar'],
  ]);

  itTellsApart([['Muḥammad Ḫalīl Ǧamāl', 'Muhammad Halim Kamal']]);
});
