import { itMatches, itTellsApart } from '../score-pair.ts';

describe('one wrong letter', () => {
  describe('is a slip where not both names are borne by very many people', () => {
    itMatches([
      ['Lady Leia', 'Lady Leila'],
      ['Vladimir Pulin', 'Vladimir Putin'],
      ['Sergey Dunko', 'Sergey Zunko'],
      ['Georgios Dinos', 'LINOS, Georgios'],
      ['Faraj Ali', 'Faraq Ali'],
      ['Jamay Yunes', 'Jamal Yunes'],
      ['Anhrey Fedorovich Trifonov', 'Andrey Fedorovich Trifonov'],
      ['yenis Igorevich Denisenko', 'Denis Igorevich Denisenko'],
      ['Nataly Alekseevna Orlova', 'Natalya Alekseevna Orlova'],
      ['Manouchehr Amanollah', 'Manouchehr Amanollahi'],
      ['Chima Ocean Shipping', 'China Ocean Shipping'],
      ['Syrina Air Force', 'Syrian Air Force'],
      ['Ryo Myonl', 'Ryo Myong'],
      ['Public Joint Stock Ocmpany Polyus', 'Public Joint Stock Company Polyus'],
    ]);
  });

  describe('is another name where very many people bear both, or they tell one another apart', () => {
    itTellsApart([
      ['Hassan Ahmed Ghannam', 'Hassan Hamed Ghannam'],
      ['Gao Qian', 'Gao Qiang'],
      ['Jianmin Cao', 'Jianming Cao'],
      ['Harun Sato', 'Haruna Sato'],
      ['Valentin Kulik', 'Valentina Kulik'],
      ['Jamal Yunes', 'Kamal Yunes'],
      ['John Hanson', 'John Ranson'],
      ['Bank of Iran', 'Bank of Iraq'],
    ]);
  });
});
