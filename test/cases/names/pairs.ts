/** What DESIGN 3 expects of a pair: at least, or under, a score. */
export type Expectation = readonly [a: string, b: string, expected: `>= ${number}` | `< ${number}` | '= 1'];

/** Pairs by the kind of difference: as many that must not match as that must. */
export const NAME_PAIRS: Readonly<Record<string, readonly Expectation[]>> = {
  'the same words': [
    ['Vladimir Putin', 'PUTIN, Vladimir', '= 1'],
    ['José María Aznar', 'Jose Maria Aznar', '= 1'],
    ["Mas'ud Barzani", 'Masud Barzani', '= 1'],
    ['Владимир Путин', 'Vladimir Putin', '= 1'],
    ['Abd al-Rahman Khan', 'Abdulrahman Khan', '= 1'],
    ['Al-Rashid Trust', 'al Rashid Trust', '= 1'],
  ],
  'known spellings': [
    ['Mohammed Yusuf', 'Muhammad Youssef', '>= 0.95'],
    ['Sergey Lavrov', 'Sergei Lawrow', '>= 0.9'],
    ['Aleksandr Lukashenko', 'Alexander Lukashenka', '>= 0.8'],
    ['Yevgeny Prigozhin', 'Evgeniy Prigozhin', '>= 0.9'],
    ['Usama bin Laden', 'Osama Ben Ladin', '>= 0.8'],
    ['Hussein Ali', 'Husayn Ali', '>= 0.95'],
  ],
  'another script': [
    ['محمد حسين', 'Muhammad Husayn', '>= 0.8'],
    ['أسامة بن لادن', 'Usama bin Laden', '>= 0.8'],
    ['Александр Лукашенко', 'Aleksandr Lukashenko', '>= 0.9'],
    ['习近平', 'Xi Jinping', '>= 0.9'],
    ['Αλέξης Τσίπρας', 'Alexis Tsipras', '>= 0.95'],
    ['بشار الأسد', 'Bashar al-Assad', '>= 0.8'],
  ],
  'typing slips': [
    ['Vladimir Putn', 'Vladimir Putin', '>= 0.8'],
    ['Bashar Asad', 'Bashar Assad', '>= 0.9'],
    ['Rosobornexport', 'Rosoboronexport', '>= 0.8'],
    ['Lukashneko', 'Lukashenko', '>= 0.8'],
    ['Igor Sechin', 'Igor Sechina', '>= 0.8'],
  ],
  'words left out': [
    ['Vladimir Putin', 'Vladimir Vladimirovich Putin', '>= 0.8'],
    ['Saddam Hussein', 'Saddam Hussein Al-Tikriti', '>= 0.7'],
    ['Muammar Gaddafi', 'Muammar Mohammed Gaddafi', '>= 0.8'],
    ['Zawahiri', 'Ayman al-Zawahiri', '>= 0.5'],
    ['J. Smith', 'John Smith', '>= 0.5'],
  ],
  'words joined and split': [
    ['Abu Bakr Hassan', 'Abubakr Hassan', '>= 0.95'],
    ['Aero Caribbean', 'AEROCARIBBEAN', '>= 0.9'],
    ['Binladin Osama', 'Bin Ladin Osama', '>= 0.9'],
  ],
  'legal forms': [
    ['Rosneft LLC', 'Rosneft GmbH', '>= 0.95'],
    ['Rosneft OAO', 'Rosneft', '>= 0.9'],
    ['Sovcomflot Joint Stock Company', 'Sovcomflot JSC', '>= 0.95'],
    ['Bank Melli', 'Banque Melli', '>= 0.9'],
  ],
  'one shared word of several': [
    ['Mohammed Ali Hassan', 'Mohammed Qasim Rahimi', '< 0.3'],
    ['Vladimir Putin', 'Vladimir Solovyov', '< 0.4'],
    ['Maria Garcia', 'Maria Lopez', '< 0.3'],
    ['Ivan Petrov', 'Ivan Smirnov', '< 0.35'],
    ['Mohammed', 'Mohammed Atta', '< 0.5'],
    ['Ali', 'Ali Hassan al-Majid', '< 0.5'],
    ['Kim Il', 'Kim Chol', '< 0.5'],
  ],
  'generic words alone': [
    ['General Trading Company', 'Alpha Trading Company', '< 0.5'],
    ['Trading Company', 'Alpha Trading Company', '< 0.5'],
    ['National Bank', 'National Bank of Iran', '< 0.5'],
    ['Shipping Ltd', 'Irano Hind Shipping Ltd', '< 0.5'],
    ['Ministry of Defence', 'Ministry of Health', '< 0.6'],
    ['Green Valley Trading LLC', 'Blue Ridge Trading LLC', '< 0.3'],
  ],
  'numbers that differ': [
    ['School 5', 'School 7', '< 0.5'],
    ['Karakurt 102', 'Karakurt 103', '< 0.5'],
    ['Military Unit 26165', 'Military Unit 74455', '< 0.5'],
  ],
  'short and common names': [
    ['Li Na', 'Lu Na', '< 0.8'],
    ['Kim Min', 'Kim Jin', '< 0.8'],
    ['Ng', 'Ngo', '< 0.5'],
    ['Lee', 'Leon', '< 0.5'],
    ['Ron Wood', 'Rob Ford', '< 0.3'],
  ],
  'other people': [
    ['John Smith', 'Robert Mugabe', '< 0.3'],
    ['Anna Schmidt', 'Anna Kowalska', '< 0.35'],
    ['Peter Green', 'Petra Greene Holdings', '< 0.8'],
    ['Hassan Rouhani', 'Hassan Nasrallah', '< 0.35'],
    ['Carlos Mendez', 'Carlos Fernandez', '< 0.5'],
    ['Mahmoud Ahmad', 'Mohammed Hamid', '< 0.6'],
  ],
};
