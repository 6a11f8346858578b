/**
 * The scoring model of names: every weight, ceiling and limit in one table, each with the pair that justifies it.
 * Likenesses and scores are 0 to 1.
 */
export const NAME_MODEL = {
  /** Weight of a word in its name, by class. Rare words decide; company forms and articles hardly count. */
  weights: {
    /** "Osama bin Laden" / "Osama Laden" is the same name. */
    particle: 0.05,
    /** "Institute of the Russian Diaspora" / "Institut de la diaspora russe": what links words says nothing. */
    link: 0.015,
    /** "Rosneft OAO" / "Rosneft" keeps 0.9. */
    legalForm: 0.03,
    /** "Dr. Bashar al-Assad" / "Bashar al-Assad". */
    title: 0.08,
    /** Most that a word of organisations such as "trading", "bank" or "institute" counts. */
    generic: 0.3,
    /** "Toyota Motor Corporation" / "Toyota Motor". */
    company: 0.06,
    /** Most that the name of a country counts: "Sberbank of Russia" / "Sberbank". */
    country: 0.3,
    /** The same of a town, however rare it is on the lists: "Hangzhou Hikvision" / "Hikvision". */
    town: 0.55,
    /** "J. Smith": one letter says little. */
    initial: 0.14,
    /** Most that a father's name counts, which is left out as often as not: "Viktor Feliksovich Vekselberg". */
    patronymic: 0.12,
    number: 0.6,
    /** A number of three or four digits: "Plant 558" / "558 Aircraft Repair Plant". */
    numberOfSome: 0.8,
    /** A number of five digits and more: "Unit 29155" / "Military Unit 29155 GRU". */
    longNumber: 1,
    /** "Henry Ford II" / "Henry Ford". */
    generation: 0.12,
    /** Least and most weight of any other word, by how many parties of one list bear it. */
    rarest: 1,
    commonest: 0.2,
    /** A word of up to this many parties is as rare as can be ("Zawahiri"). */
    rareUpTo: 3,
    /**
     * A name's use in the world, as parties for each of its spellings in the tables: few listed parties are called
     * "Laura" or "Smith", many people are.
     */
    partiesPerSpelling: 3,
    /** As many as a name counts that very many people bear: "Petrov", "Garcia", "Kim". */
    partiesOfCommonName: 200,
    /** At least as many as a name counts that many people bear: "Ranson", "Hanlon". */
    partiesOfWidespreadName: 50,
    /** Loss for each doubling beyond: "Mohammed" (thousands) ends at the least weight. */
    lossPerDoubling: 0.115,
    /** A shorter word weighs less: "Hua" is the name, or a part of the name, of too many. */
    fullLength: 6,
    lossPerMissingLetter: 0.09,
  },

  /** Likeness of two words by the kind of correspondence; the closed set of DESIGN 2. */
  likeness: {
    equal: 1,
    /** Spellings of one given name or surname in a table: Mohammed / Muhammad. */
    equivalent: 0.98,
    /**
     * Factor for forms of a group that are no spellings of one another, "Joseph" / "Yusuf", and the nearness from and up
     * to which it fades: "Oleksandr" / "Alexander" is one name.
     */
    unlikeEquivalent: 0.55,
    unlikeWritten: 0.8,
    equivalentFar: 0.65,
    equivalentNear: 0.8,
    equivalentNearShort: 0.86,
    /** From this likeness of their sounds on forms of a group in two scripts are spellings: "Джордж" / "George", not "Юсуф" / "Joseph". */
    soundOfKnown: 0.5,
    /** Short forms: William / Bill. */
    nickname: 0.88,
    /** Legal forms of one class: GmbH / LLC; words of one meaning: Bank / Banque. */
    sameMeaning: 0.95,
    /** One transliteration family apart, by length of the shorter word: Li / Lee, Jamal / Djamal, Yusuf / Youssouf. */
    variantShort: 0.8,
    variant: 0.97,
    variantLossPerMissingLetter: 0.04,
    variantFullLength: 6,
    /** What Jaro-Winkler likeness may be short of 1 before a variant loses: "Isa" / "Aisha". */
    variantLeeway: 0.3,
    /** Romanisations of one Slavic name: "Halavanau" / "Golovanov". */
    romanisation: 0.93,
    /** Spellings of one Arabic letter: "Mundhir" / "Munzir", "Charif" / "Sharif". */
    oneLetter: 0.87,
    /** One breath where another language has two, in a short or well-known word: "Han" / "Khan". */
    otherBreath: 0.72,
    /** Hand-written vowel-less script against Latin: "hsyn" / "Husayn". */
    consonantScript: 0.92,
    /** Of two or three consonants only, and for each long vowel that is another: "syd" is no "Saad". */
    consonantScriptShort: 0.87,
    vowelAstray: 0.25,
    /** Spellings of Korean and Chinese syllables: "Park Chung-hee" / "Pak Chong Hui" / "박정희". */
    syllables: 0.94,
    /** A name in characters as Hong Kong spells it: "家超" / "Ka-chiu". */
    cantonese: 0.96,
    /**
     * A name of another people in a script of other sounds, "Lavrov" / "ラヴロフ": most, what each consonant short of four takes
     * away, and how many times the distance of their sounds does, which is farther than it seems without vowels.
     */
    rendering: 0.95,
    renderingLossPerMissingConsonant: 0.04,
    renderingLoss: 4,
    renderingLossWithoutVowels: 7,
    /** Alphabets with a letter for each sound render closely: "Марьяна" is not Marina. */
    renderingLossInAlphabet: 6,
    /** The distance that a good rendering may have, of which a script without vowels shows half. */
    renderingLeeway: 0.03,
    /**
     * A name as other languages spell its sounds, "Djemil" / "Cemil": most, how many times the distance of the sounds takes
     * away, and the distance that costs nothing.
     */
    otherRomanisation: 0.8,
    otherRomanisationLoss: 3,
    otherRomanisationLeeway: 0.04,
    /** Same consonants, other vowels, both written in full: "Nasrallah" / "Nosrollah". */
    consonants: 0.62,
    /** And vowels that are written for one another: "Djamel" / "Jamal". */
    consonantsAndVowels: 0.85,
    /** "李尚福" / "李尚富": read alike, and written with other characters. */
    otherCharacters: 0.35,
    /** Double Metaphone agrees and the spelling is near: lowest and highest. */
    phoneticLeast: 0.55,
    phoneticMost: 0.86,
    /** Least Jaro-Winkler likeness of words that merely sound alike: keeps "Mahmoud" from "Mohammed". */
    phoneticNearness: 0.78,
    /** Family names of a man and a woman: "Irina Popov" / "Irina Popova" is one person, "Popov" / "Popova" need not be. */
    otherSex: 0.9,
    /** One letter for a word that begins with it: "J." / "John". */
    initial: 0.85,
    /** "Grace I" / "Grace 1". */
    romanNumber: 0.95,
    /** Two words written as one: "Abu Bakr" / "Abubakr". */
    joined: 0.96,
    /** Two words with a letter in the place of the space between them, and with the space put elsewhere. */
    letterForSpace: 0.85,
    movedSpace: 0.88,
  },

  /** What is kept of a likeness when both words are known as different names. */
  known: {
    /** "Mahmoud" / "Mohammed", "Zhang" / "Zhiyong". */
    sound: 0.5,
    consonantScript: 0.7,
    /** "الأسدي" / "Assad", "فدایی" / "Fadavi". */
    otherEnds: 0.5,
    /** "Li Peng" / "Li Feng", "Zhao Leji" / "Zhao Lei". */
    otherPinyin: 0.4,
    /** "Lin Piao" / "Lin Biao". */
    olderPinyin: 0.75,
    /** "Kara" / "Kaya", "Marchenko" / "Kharchenko". */
    slip: 0.27,
    /** "Wang Lei" / "Wang Li". */
    syllables: 0.5,
    /** "Jamal" / "Kamal": the first letter is seldom mistyped. */
    slipAtStart: 0.15,
    /** "Sajid" / "Said": letters are left out more often than typed in the place of others. */
    slipOfLength: 0.55,
    /** How well known the forms of a given name for a man and a woman are at least: "Amin" / "Amina". */
    givenName: 0.1,
    /** How well words of up to so many letters with another consonant are known at least: "Corn" / "Conn". */
    shortWord: 4,
    asShortWord: 0.66,
    /** "Timchenko" / "Timchenkov", "Müller" / "Müllner": names are made of one another by a letter of an ending. */
    tellingLetter: 0.35,
    /** "Boss" / "Bosse": names are made of one another by a vowel at the end. */
    slipOfLastVowel: 0.3,
    /** "Hamid" / "Hamad", "Samir" / "Samar": clerks differ in vowels more than in consonants. */
    slipOfVowel: 0.6,
    /** "Mammadov" / "Mammadli": two slips do not make one known name of another. */
    slipOfTwo: 0.1,
    /** "Salma" / "Saleem": the same consonants with vowels that are written for one another. */
    likeVowels: 0.75,
    /** "Rosneft" / "Rusneft": of two words that no table knows. */
    rounding: 0.8,
    /** With less left than this the words do not correspond at all. */
    least: 0.42,
  },

  /** Typing slips: what an edit costs, divided by the length of the longer word. */
  slips: {
    cost: 0.95,
    /** Two are seldom made in one word: "Petrenko" / "Petrusenko". */
    costOfTwo: 2.4,
    /** A doubled or undoubled letter ("Husein" / "Hussein") and a swapped vowel cost less. */
    doubledLetterCost: 0.45,
    vowelCost: 0.6,
    /** Neighbours swapped: "Puitn" / "Putin". */
    swapCost: 0.8,
    swapAtStartCost: 1,
    /** A letter two places from its own, and consonants exchanged across a vowel: "Galdino" / "Galindo", "Bakarat" / "Barakat". */
    moveCost: 1.1,
    /** From these lengths of the shorter word on one and two edits are allowed. */
    oneFrom: 2,
    twoFrom: 8,
    /** The first letter is seldom mistyped: what a slip there costs more. */
    firstLetterCost: 0.25,
    /** Shorter words lose more: "Tut" / "Htut". */
    fullLength: 6,
    lossPerMissingLetter: 0.04,
    least: 0.3,
    /** Letters from the start that the deletion keys look at. */
    keyLength: 8,
  },

  /** One wrong letter that makes another name of a word: "Lady Leia" / "Lady Leila". */
  plainSlip: {
    /** What is left of its likeness at least: enough for a name of which all else agrees to be worth a look. */
    least: 0.68,
    /** Length of the longer word from which on: a shorter one is another name. */
    shortest: 5,
    /** So many parties of one list bear a name that very many people bear. */
    parties: 15,
  },

  /** What is left over, as a share of its weight: "Ali Hassan" / "Ali Reza" contradicts, "Vladimir Putin" omits. */
  contradiction: 1.2,
  omission: 0.33,
  /** The same of what stands between the first and the last word of both names. */
  omissionBetween: 0.22,
  /** The same of what follows the words of a person's name that is told whole: "Hugo Chávez" / "Hugo Rafael Chávez Frías". */
  omissionAfterTold: 0.24,
  /** Least and most that a name counts there: a rare one is left out as readily as a common one. */
  omittedNameLeast: 0.3,
  omittedNameMost: 0.43,
  /** Least likeness of words by which a name is told whole. */
  told: 0.9,
  /** The same of a word of at least this weight, which is seldom another misspelt: "Simon Gatweach" / "Simon Gatewech Dual". */
  toldByRare: 0.7,
  rareWord: 0.75,
  /** The same of what only a firm is called: "Norinco" / "Narinco Foods" are two. */
  toldByOwnName: 0.95,
  /** Least weight of the words of an organisation that is told whole: "Kaikai Technology" / "Nanjing Kaikai Technology". */
  toldOfFirm: 0.6,
  /** Share of a word that stays left over when an initial stands for it: "J. Smith" / "John Smith" is worth a look. */
  leftByInitial: 0.2,
  /** The same of each of several: "J. F. Kennedy" / "John Fitzgerald Kennedy". */
  leftBySeveralInitials: 0.02,
  /** The same of an initial in the last place, which may be that of the family name: "Sofia K." / "Sofia Kravchenko". */
  leftByLastInitial: 0.8,
  /** With less matched weight than this a left-over counts more: "Mohammed" alone says nothing of "Mohammed Atta". */
  enoughEvidence: 1.3,
  /** What an omission costs more then, unless the word is left out by habit or stands between matched ones. */
  scarceOmission: 1.35,
  /** The part of that which a title or a father's name is spared, and what follows matched words: "Saddam Hussein al-Tikriti". */
  sparedByHabit: 0.573,
  /** Least weight of a family name that is typed alone: "Karadzic", not "Ivanov". */
  tellingFamilyName: 0.45,
  /** The same where the other name is told whole: "Saddam Hussein" / "Saddam Hussein Abd al-Majid al-Tikriti". */
  sparedAfterWhole: 0.705,
  /** And what stands between the first and the last word of both names: "Orient Export Bank" / "Orient Bank". */
  sparedBetween: 0.83,
  /** Least weight of the names of a chain that tell a person, whatever else two names have: "Umar Talib Zughayr al-Hashimi" / "al-Rawi". */
  chainOfNames: 0.85,
  /** The same beside a well known name that looks like that of the other: "Mohammad Saleh Jokar" / "Mohammad Salah Jokar". */
  chainBesideKnown: 1,
  /** Least weight of a name that contradicts another: "Leyla Avetisyan" / "Vladimir Avetisyan". */
  contradictingName: 0.55,
  /** The same of a town: "Aleppo Chamber of Commerce" / "Homs Chamber of Commerce". */
  contradictingTown: 0.9,
  /** The same of a word of organisations: "Golden Dragon Mining" / "Golden Dragon Restaurant". */
  contradictingGeneric: 0.5,
  /** The same where the words that correspond say nothing of what the organisations are. */
  contradictingTrade: 0.74,
  /** Words less alike than this contradict each other so as well: "Maria" / "Daria". */
  doubtful: 0.37,
  /** The same of the other syllable of a name of two, and of words that merely sound alike: "Wang Lei" / "Wang Li", "Nasir" / "Nassour". */
  doubtfulSyllable: 0.42,
  doubtfulSound: 0.63,
  /** From this on one syllable of three may be misspelt: "Chuv-San Pak" / "Chun-San Pak". */
  slipOfSyllable: 0.15,
  /** What a contradiction costs more when nothing else agrees. */
  scarceContradiction: 2.0,
  scarceEvidence: 0.12,
  /** Exponent from covered weight to score: one shared name of three ends under 0.3. */
  exponent: 1.43,

  /** "IRGC" / "Islamic Revolutionary Guard Corps"; one of three letters is shared by many: "IBM". */
  acronym: 0.84,
  acronymOfThree: 0.72,
  /** The same letters with the spaces elsewhere: "Uralvagonzavod" / "Ural Vagon Zavod". */
  otherSpaces: 0.92,
  /** A brand so beside one trade: "Namchongang Trading Corporation" / "Nam Chon Gang Trdg. Corp.", "Alzrooni Exchange" / "Al Zarooni Exchange", and of two slips. */
  splitBrand: 0.88,
  splitBrandOfOneSlip: 0.74,
  splitBrandOfTwoSlips: 0.6,
  /** "Colcerdos Ltda." / "Colombiana de Cerdos Ltda.": worth a look, a brand made of the beginnings of words. */
  blendedBrand: 0.7,
  /** "PJSC RusHydro" / "Federal Hydro-Generating Company RusHydro": worth a look, one word that only a firm is called by. */
  ownBrand: 0.6,
  /** "Islamic Republic of Iran Shipping L" / "Islamic Republic of Iran Shipping Lines". */
  cutOff: 0.88,
  /**
   * "NITC - National Insurance Training Centre" / "National Iranian Tanker Company (NITC)": letters that each text tells to mean another
   * body, and the score of the two bodies under which they are two.
   */
  otherBodyOfLetters: 0.49,
  contradictingLetters: 0.4,
  /** One of several names in one text: "Twitter Inc." / "X Corp (formerly Twitter Inc.)". */
  oneOfSeveralNames: 0.98,

  /** A publisher's weak alias ranks below a strong one of equal likeness. */
  weakAlias: 0.97,
  /** "School 5" / "School 7": a contradicting number keeps the pair under 0.5. */
  contradictingNumber: 0.49,
  /** "Nord Stream" / "Nord Stream 2": worth a look, of those listed one in five is the same. */
  numberMore: 0.7,
  /** "EP-MN0" / "EP-MNO": an aircraft whose letters a machine has read as digits. */
  misreadRegistration: 0.7,
  /** "John Smith Sr." / "John Smith Jr." */
  fatherAndSon: 0.49,
  /** "Kim Jong Sik" / "Kim Jong Sok", "Saad bin Osama bin Laden" / "Hamza bin Osama bin Laden", "Juan Rodríguez Pérez" / "Juan Pérez Rodríguez". */
  otherBearer: 0.49,
  /** "Umar Talib Zughayr al-Hashimi" / "Umar Talib Zughayr al-Rawi": worth a look, no more. */
  otherEndOfChain: 0.6,
  /** "Ivan Sergeevich Petrov" / "Ivan Pavlovich Petrov" have other fathers, if both are spelt as we know it. */
  contradictingPatronymic: 0.49,
  /** "Embassy of Iran in Paris" / "Embassy of Iraq in Paris". */
  contradictingCountry: 0.49,
  /** "Stanisław Kowalski" / "Stanisława Kowalska". */
  manAndWoman: 0.49,
  /** "John A. Miller" / "John B. Miller". */
  contradictingInitial: 0.49,
  /** "Ahmed Mohamed Ali" / "Mohamed Ahmed Ali": worth a look, no more. */
  exchangedNames: 0.49,
  /** "Omar Trevino Morales" / "Oscar Omar Trevino Morales": worth a look, no more. */
  anotherComesFirst: 0.55,
  /** Where no more than a given name and a family name of a person agree: "Osama bin Laden" / "Hamza Osama bin Laden". */
  childOf: 0.49,
  /** "Oxford University" / "Oxford Brookes University". */
  anotherBetween: 0.49,
  /** "Sberbank Leasing" / "Sberbank Insurance". */
  anotherOfGroup: 0.49,
  /** "Bank Rossiya" / "Bank of Russia". */
  calledByCountry: 0.49,
  /** "Southern Military District" / "Western Military District". */
  anotherPart: 0.49,
  /** "Carlos García" / "Carlos Alberto Romero García". */
  onlyMothersName: 0.49,
  /** "Anna Koch" / "Anna Müller und Peter Koch". */
  twoPeople: 0.49,
  /** "Max Planck" / "Max Planck Institute for Physics"; a name of a person has a word of at most this weight. */
  personAndOrganisation: 0.49,
  commonName: 0.55,
  /** "Petrogas FZE" / "Petrogat FZE": worth a look, no more. */
  otherEndOfBrand: 0.7,
  /** "Global Technology Solutions" / "Global Marine Technology Solutions", "Al Shabab Football Club" / "Al-Shabaab". */
  otherFirm: 0.49,
  /** Generic words alone never reach 0.5. */
  onlyGeneric: 0.49,
} as const;
