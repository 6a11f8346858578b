import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of two of one family', () => {
  itMatches([
    ['Abou Sayyaf al-Iraqi', 'ABU SAYYAF AL-IRAQI'],
    ['Teodoro Obiang Nguema', 'OBIANG NGUEMA MBASOGO, Teodoro'],
    ['Emmerson Mnangagwa', 'MNANGAGWA, Emmerson Dambudzo'],
    ['Emmerson Dambuzo Mnangagwa', 'MNANGAGWA, Emmerson Dambudzo'],
    ['Khalifa Haftar', 'HAFTAR, Khalifa Belqasim'],
    ['Volodymyr Kuzmyn', 'KUZMIN, Volodymyr'],
    ['Murtuza Munir Basrai', 'Murtuza Mustafamunir BASRAI'],
    ['Alexander Lukashenko', 'LUKASHENKO, Aleksandr Grigoryevich'],
    ['Bandarenka Aliaksei', 'BONDARENKO, Aleksei'],
    ['Pastor Apolo Quiboloy', 'QUIBOLOY, Apollo Carreon'],
    ['Pastor Maldonado', 'MALDONADO, Pastor'],
    ['Pastor Evan Mawarire', 'MAWARIRE, Evan'],
    ['Mutlaq Ahmad Zebarawi', 'Muhammad Mutlaq ZEBARAWI'],
    ['Munzir Khalid Bitar', 'Mohamad Munzir BITAR'],
  ]);

  itTellsApart([
    ['Emmerson Tanaka Mnangagwa', 'MNANGAGWA, Emmerson Dambudzo'],
    ['Armando Ndambi Guebuza', 'GUEBUZA, Armando Emílio'],
    ['Denis Christel Sassou Nguesso', 'SASSOU NGUESSO, Denis Willy'],
    ['Dmitri Oleg Rybolovlev', 'RYBOLOVLEV, Dmitri Ivan'],
    ['Saddam Khalifa Haftar', 'HAFTAR, Khalifa Belqasim'],
    ['Saleh Mustafa Zawawi', 'ZAWAWI, Mustafa Anwar'],
    ['Umm Sayyaf al-Iraqi', 'ABU SAYYAF AL-IRAQI'],
    ['Um Ahmad al-Suri', 'ABU AHMAD AL-SURI'],
    ['Teodoro Nguema Obiang Mangue', 'OBIANG NGUEMA MBASOGO, Teodoro'],
    ['Oleksandr Turchynov', 'TURCHIN, Oleksandr'],
    ['Andriy Bondarchuk', 'BONDAR, Andriy'],
    ['Volodymyr Kuzmynov', 'KUZMIN, Volodymyr'],
    ['Oleh Turchynov', 'TURCHIN, Oleg'],
    ['Pastor Maldonado', 'MALDONADO, Carlos'],
    ['Munzir Khalid Bitar', 'Munzir Ahmad BITAR'],
    ['Ahmad Wadih Qassar', 'Khalid Wadih QASSAR'],
  ]);
});
