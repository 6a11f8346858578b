/** Common names of one culture, from which ordinary names are composed. Each list is separated by commas. */
export interface Culture {
  readonly name: string;
  /** `G` a given name, `F` a family name, `M` a middle or father's name, `G.` an initial; all patterns are in use. */
  readonly patterns: readonly string[];
  readonly given: string;
  readonly family: string;
  readonly middle?: string;
}

/** Everyday given and family names by culture, in Latin letters and in the culture's own script. */
export const CULTURES: readonly Culture[] = [
  {
    name: 'English',
    patterns: ['G F', 'G F', 'G M F'],
    given:
      'James,Oliver,George,Harry,Thomas,William,Daniel,Matthew,Andrew,Stephen,Emily,Charlotte,Sophie,Hannah,Rebecca,Laura,Claire,Victoria,Rachel,Lucy,Megan,Ben,Samuel,Helen,Alison',
    family:
      'Smith,Jones,Taylor,Brown,Williams,Wilson,Johnson,Davies,Robinson,Wright,Thompson,Evans,Walker,White,Roberts,Green,Hall,Wood,Jackson,Clarke,Harrison,Ward,Turner,Hill,Bennett',
    middle: 'Elizabeth,John,Anne,Edward,Louise,Peter,Jane,Michael,Rose,Alexander',
  },
  {
    name: 'American',
    patterns: ['G F', 'G M. F', 'G M F'],
    given:
      'Michael,Christopher,Joshua,Jacob,Tyler,Brandon,Justin,Ryan,Kevin,Eric,Jennifer,Jessica,Ashley,Amanda,Brittany,Kimberly,Nicole,Heather,Melissa,Stephanie,Kyle,Austin,Madison,Taylor,Scott',
    family:
      'Johnson,Miller,Davis,Anderson,Martin,Moore,Clark,Lewis,Young,King,Adams,Nelson,Baker,Carter,Mitchell,Phillips,Campbell,Parker,Collins,Stewart,Sanchez,Morris,Rogers,Reed,Cook',
    middle: 'Lee,Marie,Lynn,James,Ray,Ann,Allen,Wayne,Grace,Paul',
  },
  {
    name: 'Irish',
    patterns: ['G F'],
    given:
      'Sean,Patrick,Conor,Cian,Declan,Eoin,Liam,Brendan,Kieran,Niall,Aoife,Siobhan,Niamh,Ciara,Sinead,Orla,Maeve,Grainne,Roisin,Deirdre,Fergal,Padraig,Colm,Brigid,Eileen',
    family:
      "Murphy,Kelly,O'Sullivan,Walsh,O'Brien,Byrne,Ryan,O'Connor,O'Neill,O'Reilly,Doyle,McCarthy,Gallagher,Doherty,Kennedy,Lynch,Murray,Quinn,Moore,McLoughlin,Carroll,Connolly,Daly,Fitzgerald,Nolan",
  },
  {
    name: 'German',
    patterns: ['G F', 'G F', 'G-G F'],
    given:
      'Lukas,Maximilian,Felix,Paul,Jonas,Leon,Tobias,Stefan,Andreas,Jürgen,Hans,Klaus,Anna,Lena,Lea,Julia,Katharina,Sabine,Petra,Monika,Ursula,Heike,Karin,Birgit,Wolfgang',
    family:
      'Müller,Schmidt,Schneider,Fischer,Weber,Meyer,Wagner,Becker,Schulz,Hoffmann,Schäfer,Koch,Bauer,Richter,Klein,Wolf,Schröder,Neumann,Schwarz,Zimmermann,Braun,Krüger,Hofmann,Hartmann,Lange',
  },
  {
    name: 'Dutch',
    patterns: ['G F'],
    given:
      'Jan,Pieter,Willem,Daan,Sem,Bram,Thijs,Ruben,Joost,Kees,Sanne,Lotte,Femke,Anouk,Fleur,Maaike,Marieke,Ingrid,Annemarie,Wouter,Jeroen,Sjoerd,Hendrik,Gerda,Loes',
    family:
      'de Jong,Jansen,de Vries,van den Berg,van Dijk,Bakker,Janssen,Visser,Smit,Meijer,de Boer,Mulder,de Groot,Bos,Vos,Peters,Hendriks,van Leeuwen,Dekker,Brouwer,de Wit,Dijkstra,Smits,van der Meer,Kok',
  },
  {
    name: 'French',
    patterns: ['G F', 'G F', 'G-G F'],
    given:
      'Jean,Pierre,Louis,Lucas,Hugo,Antoine,Nicolas,Julien,Thierry,Olivier,Marie,Camille,Chloé,Sophie,Isabelle,Nathalie,Céline,Aurélie,Monique,Véronique,François,Gérard,Mathieu,Sandrine,Hélène',
    family:
      'Martin,Bernard,Dubois,Thomas,Robert,Richard,Petit,Durand,Leroy,Moreau,Simon,Laurent,Lefebvre,Michel,Garcia,Roux,Fournier,Girard,Bonnet,Dupont,Lambert,Fontaine,Rousseau,Vincent,Muller',
  },
  {
    name: 'Spanish',
    patterns: ['G F F', 'G F', 'G G F F'],
    given:
      'José,Antonio,Manuel,Francisco,Javier,Carlos,Miguel,Alejandro,Pablo,Sergio,María,Carmen,Ana,Isabel,Laura,Cristina,Lucía,Marta,Elena,Pilar,Rosa,Juan,Luis,Teresa,Beatriz',
    family:
      'García,Rodríguez,González,Fernández,López,Martínez,Sánchez,Pérez,Gómez,Martín,Jiménez,Ruiz,Hernández,Díaz,Moreno,Muñoz,Álvarez,Romero,Alonso,Gutiérrez,Navarro,Torres,Domínguez,Vázquez,Ramos',
  },
  {
    name: 'Mexican',
    patterns: ['G F F', 'G G F F', 'G F'],
    given:
      'Guadalupe,Juana,Margarita,Verónica,Alejandra,Leticia,Yolanda,Gabriela,Ricardo,Eduardo,Fernando,Roberto,Jorge,Arturo,Héctor,Raúl,Enrique,Gerardo,Armando,Patricia,Rocío,Daniela,Diego,Salvador,Silvia',
    family:
      'Hernández,García,Martínez,López,González,Rodríguez,Pérez,Sánchez,Ramírez,Cruz,Flores,Gómez,Morales,Vázquez,Reyes,Jiménez,Torres,Díaz,Gutiérrez,Mendoza,Ortiz,Aguilar,Castillo,Chávez,Rivera',
  },
  {
    name: 'Portuguese',
    patterns: ['G F', 'G F F', 'G F da Silva', 'G F da Costa'],
    given:
      'João,Pedro,Miguel,Tiago,Rui,Nuno,Paulo,Luís,António,Rafael,Maria,Ana,Joana,Inês,Catarina,Sofia,Beatriz,Mariana,Teresa,Fernanda,Gustavo,Thiago,Camila,Juliana,Vanessa',
    family:
      'Silva,Santos,Ferreira,Pereira,Oliveira,Costa,Rodrigues,Martins,Sousa,Fernandes,Gonçalves,Gomes,Lopes,Marques,Alves,Almeida,Ribeiro,Pinto,Carvalho,Teixeira,Barbosa,Cardoso,Nascimento,Moreira,Rocha',
  },
  {
    name: 'Italian',
    patterns: ['G F'],
    given:
      'Marco,Giuseppe,Andrea,Francesco,Luca,Matteo,Alessandro,Giovanni,Roberto,Paolo,Giulia,Chiara,Francesca,Sara,Martina,Elisa,Federica,Paola,Silvia,Alessandra,Davide,Simone,Stefano,Valentina,Antonella',
    family:
      'Rossi,Russo,Ferrari,Esposito,Bianchi,Romano,Colombo,Ricci,Marino,Greco,Bruno,Gallo,Conti,De Luca,Mancini,Costa,Giordano,Rizzo,Lombardi,Moretti,Barbieri,Fontana,Santoro,Mariani,Rinaldi',
  },
  {
    name: 'Swedish',
    patterns: ['G F'],
    given:
      'Erik,Lars,Karl,Anders,Johan,Per,Nils,Mikael,Gustav,Oskar,Anna,Eva,Karin,Kristina,Lena,Ingrid,Emma,Linnea,Sara,Malin,Björn,Göran,Åsa,Elin,Henrik',
    family:
      'Andersson,Johansson,Karlsson,Nilsson,Eriksson,Larsson,Olsson,Persson,Svensson,Gustafsson,Pettersson,Jonsson,Lindberg,Lindström,Lindqvist,Bergström,Sandberg,Sjöberg,Nyström,Holm,Lundgren,Åberg,Ekström,Forsberg,Wallin',
  },
  {
    name: 'Danish and Norwegian',
    patterns: ['G F', 'G F', 'G M F'],
    given:
      'Mads,Rasmus,Søren,Jens,Niels,Ole,Bjørn,Knut,Håkon,Magnus,Mette,Kirsten,Hanne,Marit,Ingeborg,Astrid,Silje,Kari,Lone,Signe,Kjell,Morten,Trine,Bodil,Espen',
    family:
      'Nielsen,Jensen,Hansen,Pedersen,Andersen,Christensen,Larsen,Sørensen,Rasmussen,Olsen,Johansen,Berg,Haugen,Hagen,Lund,Dahl,Kristiansen,Bakken,Solberg,Moen,Strand,Mortensen,Poulsen,Madsen,Knudsen',
    middle: 'Holm,Bach,Lund,Dahl,Berg,Krogh,Vestergaard',
  },
  {
    name: 'Finnish',
    patterns: ['G F', 'G M F'],
    given:
      'Juhani,Mikko,Antti,Jari,Timo,Pekka,Heikki,Matti,Ville,Eero,Maria,Anneli,Helena,Johanna,Kaarina,Tuula,Päivi,Sari,Minna,Aino,Jukka,Risto,Outi,Kaisa,Sanna',
    family:
      'Korhonen,Virtanen,Mäkinen,Nieminen,Mäkelä,Hämäläinen,Laine,Heikkinen,Koskinen,Järvinen,Lehtonen,Lehtinen,Saarinen,Salminen,Heinonen,Niemi,Heikkilä,Salonen,Kinnunen,Turunen,Salo,Laitinen,Tuominen,Rantanen,Karjalainen',
    middle: 'Olavi,Tapani,Kalevi,Anneli,Marjatta,Hannele',
  },
  {
    name: 'Polish',
    patterns: ['G F'],
    given:
      'Piotr,Krzysztof,Andrzej,Tomasz,Paweł,Marcin,Michał,Jakub,Grzegorz,Łukasz,Anna,Katarzyna,Małgorzata,Agnieszka,Barbara,Ewa,Joanna,Magdalena,Monika,Zofia,Wojciech,Stanisław,Jadwiga,Beata,Aleksandra',
    family:
      'Nowak,Wójcik,Kowalczyk,Woźniak,Mazur,Krawczyk,Kaczmarek,Zając,Król,Wróbel,Dudek,Stępień,Pawlak,Walczak,Sikora,Baran,Szewczyk,Tomczyk,Pietrzak,Duda,Wieczorek,Jabłoński,Majewski,Olszewski,Malinowski',
  },
  {
    name: 'Czech and Slovak',
    patterns: ['G F'],
    given:
      'Jiří,Jan,Petr,Pavel,Tomáš,Martin,Jaroslav,Miroslav,Zdeněk,Václav,Ondřej,Vojtěch,František,Ladislav,Milan,Jozef,Peter,Marek,Ján,Štefan,Michal,Lukáš,Radek,Karel,Juraj',
    family:
      'Novák,Svoboda,Novotný,Dvořák,Černý,Procházka,Kučera,Veselý,Horák,Němec,Marek,Pospíšil,Hájek,Král,Jelínek,Růžička,Beneš,Fiala,Sedláček,Horváth,Kováč,Varga,Tóth,Nagy,Baláž',
  },
  {
    name: 'Czech women',
    patterns: ['G F'],
    given:
      'Jana,Eva,Hana,Anna,Lenka,Kateřina,Lucie,Alena,Petra,Veronika,Martina,Jitka,Tereza,Zuzana,Helena,Michaela,Ludmila,Markéta,Božena,Dana',
    family:
      'Nováková,Svobodová,Novotná,Dvořáková,Černá,Procházková,Kučerová,Veselá,Horáková,Němcová,Marková,Pokorná,Hájková,Králová,Jelínková,Růžičková,Benešová,Fialová,Sedláčková,Kolářová',
  },
  {
    name: 'Hungarian',
    patterns: ['G F', 'F G'],
    given:
      'László,István,József,János,Zoltán,Sándor,Gábor,Ferenc,Attila,Péter,Mária,Erzsébet,Katalin,Ilona,Éva,Anna,Zsuzsanna,Margit,Judit,Ágnes,Tamás,Balázs,Csaba,Réka,Eszter',
    family:
      'Nagy,Kovács,Tóth,Szabó,Horváth,Varga,Kiss,Molnár,Németh,Farkas,Balogh,Papp,Takács,Juhász,Lakatos,Mészáros,Oláh,Simon,Rácz,Fekete,Szilágyi,Török,Fehér,Balázs,Gál',
  },
  {
    name: 'Romanian',
    patterns: ['G F', 'F G'],
    given:
      'Andrei,Alexandru,Mihai,Ionuț,Cristian,Florin,Gheorghe,Vasile,Ștefan,Bogdan,Maria,Elena,Ioana,Andreea,Mihaela,Cristina,Daniela,Alina,Raluca,Gabriela,Radu,Marius,Adrian,Simona,Oana',
    family:
      'Popa,Popescu,Pop,Radu,Ionescu,Dumitru,Stoica,Gheorghe,Stan,Munteanu,Rusu,Matei,Ciobanu,Constantin,Marin,Dumitrescu,Lazăr,Florea,Stanciu,Toma,Moldovan,Dobre,Barbu,Nistor,Cojocaru',
  },
  {
    name: 'Russian',
    patterns: ['G F', 'G M F', 'F G M'],
    given:
      'Alexander,Sergei,Dmitry,Andrei,Alexey,Maxim,Evgeny,Ivan,Mikhail,Artem,Nikolai,Pavel,Vladimir,Konstantin,Roman,Denis,Anton,Igor,Oleg,Yuri,Viktor,Vadim,Stanislav,Grigory,Kirill',
    family:
      'Ivanov,Smirnov,Kuznetsov,Popov,Vasiliev,Petrov,Sokolov,Mikhailov,Novikov,Fedorov,Morozov,Volkov,Alekseev,Lebedev,Semenov,Egorov,Pavlov,Kozlov,Stepanov,Nikolaev,Orlov,Andreev,Makarov,Nikitin,Zakharov',
    middle:
      'Alexandrovich,Sergeyevich,Dmitrievich,Andreyevich,Ivanovich,Nikolaevich,Vladimirovich,Viktorovich,Yurievich,Petrovich',
  },
  {
    name: 'Russian women',
    patterns: ['G F', 'G M F'],
    given:
      'Anna,Maria,Elena,Olga,Natalia,Tatiana,Irina,Svetlana,Ekaterina,Anastasia,Yulia,Marina,Ludmila,Galina,Daria,Polina,Ksenia,Victoria,Alina,Valentina',
    family:
      'Ivanova,Smirnova,Kuznetsova,Popova,Vasilieva,Petrova,Sokolova,Mikhailova,Novikova,Fedorova,Morozova,Volkova,Alekseeva,Lebedeva,Semenova,Egorova,Pavlova,Kozlova,Stepanova,Nikolaeva',
    middle: 'Alexandrovna,Sergeevna,Dmitrievna,Andreevna,Ivanovna,Nikolaevna,Vladimirovna,Viktorovna',
  },
  {
    name: 'Russian in Cyrillic',
    patterns: ['G F', 'F G M'],
    given:
      'Александр,Сергей,Дмитрий,Андрей,Алексей,Максим,Евгений,Иван,Михаил,Артём,Николай,Павел,Владимир,Константин,Роман,Денис,Антон,Игорь,Олег,Юрий',
    family:
      'Иванов,Смирнов,Кузнецов,Попов,Васильев,Петров,Соколов,Михайлов,Новиков,Фёдоров,Морозов,Волков,Алексеев,Лебедев,Семёнов,Егоров,Павлов,Козлов,Степанов,Николаев',
    middle: 'Александрович,Сергеевич,Дмитриевич,Андреевич,Иванович,Николаевич,Владимирович,Викторович',
  },
  {
    name: 'Ukrainian',
    patterns: ['G F'],
    given:
      'Oleksandr,Serhii,Volodymyr,Andrii,Mykola,Vasyl,Ivan,Taras,Bohdan,Yurii,Oksana,Olena,Iryna,Nataliia,Kateryna,Yuliia,Svitlana,Halyna,Larysa,Nadiia,Petro,Mykhailo,Roman,Ostap,Sofiia',
    family:
      'Melnyk,Shevchenko,Boiko,Kovalenko,Bondarenko,Tkachenko,Kovalchuk,Kravchenko,Oliinyk,Shevchuk,Koval,Polishchuk,Bondar,Tkachuk,Moroz,Marchenko,Lysenko,Rudenko,Savchenko,Petrenko,Klymenko,Pavlenko,Kravchuk,Panchenko,Romanenko',
  },
  {
    name: 'Ukrainian in Cyrillic',
    patterns: ['G F', 'F G'],
    given:
      'Олександр,Сергій,Володимир,Андрій,Микола,Василь,Тарас,Богдан,Юрій,Оксана,Олена,Ірина,Наталія,Катерина,Юлія,Світлана,Галина,Лариса,Надія,Софія',
    family:
      'Мельник,Шевченко,Бойко,Коваленко,Бондаренко,Ткаченко,Ковальчук,Кравченко,Олійник,Шевчук,Поліщук,Бондар,Ткачук,Мороз,Марченко,Лисенко,Руденко,Савченко,Петренко,Клименко',
  },
  {
    name: 'Bulgarian',
    patterns: ['G F', 'G M F'],
    given:
      'Georgi,Ivan,Dimitar,Nikolay,Petar,Hristo,Todor,Stefan,Yordan,Vasil,Krasimir,Plamen,Valentin,Kaloyan,Boyan,Rumen,Stoyan,Lyubomir,Angel,Martin',
    family:
      'Ivanov,Georgiev,Dimitrov,Petrov,Nikolov,Hristov,Stoyanov,Todorov,Iliev,Vasilev,Atanasov,Petkov,Angelov,Kolev,Yordanov,Marinov,Stefanov,Popov,Mihaylov,Kostov',
    middle: 'Ivanov,Georgiev,Petrov,Dimitrov,Stoyanov',
  },
  {
    name: 'Serbian and Croatian',
    patterns: ['G F'],
    given:
      'Marko,Nikola,Stefan,Miloš,Aleksandar,Dragan,Zoran,Goran,Ivan,Luka,Jelena,Ana,Milica,Ivana,Marija,Dragana,Snežana,Vesna,Katarina,Petra,Tomislav,Hrvoje,Krešimir,Nenad,Bojan',
    family:
      'Jovanović,Petrović,Nikolić,Marković,Đorđević,Stojanović,Ilić,Stanković,Pavlović,Milošević,Horvat,Kovačević,Babić,Marić,Novak,Jurić,Kovačić,Vuković,Knežević,Matić,Blažević,Tomić,Popović,Perić,Radić',
  },
  {
    name: 'Serbian in Cyrillic',
    patterns: ['G F'],
    given:
      'Марко,Никола,Стефан,Милош,Александар,Драган,Зоран,Горан,Лука,Јелена,Ана,Милица,Ивана,Марија,Снежана,Весна,Ненад,Бојан',
    family:
      'Јовановић,Петровић,Николић,Марковић,Ђорђевић,Стојановић,Илић,Станковић,Павловић,Ковачевић,Бабић,Марић,Вуковић,Кнежевић,Томић,Поповић',
  },
  {
    name: 'Greek',
    patterns: ['G F'],
    given:
      'Georgios,Ioannis,Dimitrios,Konstantinos,Nikolaos,Panagiotis,Vasileios,Christos,Athanasios,Michail,Maria,Eleni,Aikaterini,Vasiliki,Sofia,Angeliki,Georgia,Dimitra,Ioanna,Paraskevi,Spyros,Thodoris,Katerina,Stavros,Yannis',
    family:
      'Papadopoulos,Vlachos,Angelopoulos,Nikolaidis,Georgiou,Petridis,Athanasiadis,Dimitriadis,Papadakis,Panagiotopoulos,Papageorgiou,Karagiannis,Makris,Economou,Konstantinidis,Samaras,Alexiou,Christodoulou,Antoniou,Ioannidis,Vasileiou,Kostopoulos,Pappas,Mavridis,Galanis',
  },
  {
    name: 'Greek in Greek',
    patterns: ['G F'],
    given:
      'Γεώργιος,Ιωάννης,Δημήτριος,Κωνσταντίνος,Νικόλαος,Παναγιώτης,Βασίλειος,Χρήστος,Μαρία,Ελένη,Αικατερίνη,Βασιλική,Σοφία,Αγγελική,Δήμητρα,Σπύρος,Θανάσης',
    family:
      'Παπαδόπουλος,Βλάχος,Αγγελόπουλος,Νικολαΐδης,Γεωργίου,Πετρίδης,Αθανασιάδης,Δημητριάδης,Παπαδάκης,Παναγιωτόπουλος,Παπαγεωργίου,Καραγιάννης,Μακρής,Οικονόμου,Σαμαράς',
  },
  {
    name: 'Turkish',
    patterns: ['G F', 'G G F'],
    given:
      'Mehmet,Mustafa,Ahmet,Ali,Hüseyin,Hasan,İbrahim,Murat,Emre,Burak,Ayşe,Fatma,Emine,Zeynep,Elif,Merve,Esra,Özge,Gülşen,Nurcan,Yusuf,Kemal,Serkan,Cem,Deniz',
    family:
      'Yılmaz,Kaya,Demir,Çelik,Şahin,Yıldız,Yıldırım,Öztürk,Aydın,Özdemir,Arslan,Doğan,Kılıç,Aslan,Çetin,Kara,Koç,Kurt,Özkan,Şimşek,Polat,Korkmaz,Erdoğan,Güneş,Acar',
  },
  {
    name: 'Arabic of Egypt',
    patterns: ['G M F', 'G F', 'G M M F'],
    given:
      'Ahmed,Mohamed,Mahmoud,Mostafa,Amr,Karim,Tarek,Hossam,Sherif,Khaled,Mona,Heba,Dina,Yasmine,Nourhan,Rania,Aya,Salma,Marwa,Eman,Youssef,Omar,Ramy,Wael,Sameh',
    family:
      'El-Sayed,Abdel-Fattah,Ibrahim,Hassan,El-Shazly,Farouk,Gaber,Mansour,Soliman,Abdelrahman,El-Masry,Shaaban,Fouad,Zaki,Hegazy,Nasr,Ramadan,Kamel,Ghoneim,El-Naggar,Salem,Badawy,Awad,Tawfik,Lotfy',
    middle: 'Mohamed,Ahmed,Ali,Hassan,Ibrahim,Mahmoud,Sayed,Abdallah,Saad,Fathy',
  },
  {
    name: 'Arabic of the Levant',
    patterns: ['G F', 'G F', 'G M F'],
    given:
      'Ahmad,Omar,Rami,Fadi,Nader,Samer,Bassam,Ziad,Hani,Wissam,Lina,Rana,Nadine,Maya,Hala,Dana,Reem,Layla,Joumana,Rima,Elias,Georges,Tony,Charbel,Rola',
    family:
      'Khoury,Haddad,Nassar,Saleh,Khalil,Hamdan,Sabbagh,Najjar,Daher,Rizk,Shehadeh,Awad,Qasem,Darwish,Sayegh,Mansour,Gemayel,Issa,Barakat,Tannous,Abboud,Zeidan,Farah,Karam,Maalouf',
    middle: 'Mahmoud,Youssef,Khalil,Ibrahim,Hassan,Michel,Antoine',
  },
  {
    name: 'Arabic of the Gulf',
    patterns: ['G F', 'G bin M F', 'G M F'],
    given:
      'Abdullah,Mohammed,Saud,Fahad,Khalid,Faisal,Turki,Nasser,Sultan,Bandar,Noura,Sara,Maha,Hessa,Latifa,Moza,Shamma,Aisha,Maryam,Reem,Rashid,Hamad,Majid,Talal,Yousef',
    family:
      'Al-Otaibi,Al-Ghamdi,Al-Harbi,Al-Qahtani,Al-Dosari,Al-Zahrani,Al-Mutairi,Al-Shehri,Al Mazrouei,Al Mansoori,Al Hashimi,Al Suwaidi,Al Ketbi,Al Kaabi,Al Balushi,Al-Sabah,Al-Rashidi,Al-Enezi,Al-Khaldi,Al-Hajri,Al Marri,Al-Kuwari,Al-Sulaiti,Al Nuaimi,Al Shamsi',
    middle: 'Abdulaziz,Ahmed,Salem,Ali,Saleh,Ibrahim,Saeed,Nasser,Hamad,Khalifa',
  },
  {
    name: 'Arabic in Arabic',
    patterns: ['G F', 'G M F'],
    given:
      'أحمد,محمد,محمود,عمر,خالد,كريم,طارق,يوسف,سامر,وليد,فاطمة,مريم,نورا,هبة,رانيا,سلمى,عائشة,زينب,دينا,ليلى',
    family:
      'الخوري,الحداد,النجار,المصري,العتيبي,الغامدي,الحربي,القحطاني,الدوسري,الزهراني,منصور,إبراهيم,السيد,صالح,خليل,الشامي,درويش,بركات,زيدان,الهاشمي',
    middle: 'علي,حسن,سعيد,سالم,عبدالله,ناصر,فؤاد,محمد',
  },
  {
    name: 'Maghrebi',
    patterns: ['G F', 'F G'],
    given:
      'Mohamed,Youssef,Mehdi,Hamza,Amine,Rachid,Abdelkader,Nabil,Karim,Sofiane,Fatima,Khadija,Amina,Nadia,Samira,Leila,Houda,Imane,Zineb,Meriem,Walid,Bilal,Anis,Yassine,Hichem',
    family:
      'Benali,Bouzid,Belkacem,Alaoui,Bennani,El Idrissi,Berrada,Chraibi,Tazi,Haddad,Brahimi,Mansouri,Saidi,Cherif,Trabelsi,Gharbi,Jebali,Ben Salah,Mejri,Hamdi,Boudiaf,Meziane,Khelifi,Ziani,Bouazza',
  },
  {
    name: 'Iranian',
    patterns: ['G F', 'G F', 'M G F'],
    given:
      'Ali,Reza,Hossein,Mehdi,Amir,Saeed,Hamid,Behrouz,Kourosh,Farhad,Maryam,Zahra,Fatemeh,Nasrin,Parisa,Shirin,Mahsa,Niloufar,Leila,Azadeh,Omid,Arash,Babak,Siavash,Bahram',
    family:
      'Ahmadi,Hosseini,Mohammadi,Karimi,Rezaei,Moradi,Jafari,Mousavi,Rahimi,Hashemi,Ebrahimi,Sadeghi,Heidari,Ghorbani,Salehi,Kazemi,Amini,Zare,Bagheri,Nouri,Tehrani,Shirazi,Esfahani,Tabrizi,Farahani',
    middle: 'Mohammad,Amir,Seyed,Ali',
  },
  {
    name: 'Iranian in Persian',
    patterns: ['G F'],
    given: 'علی,رضا,حسین,مهدی,امیر,سعید,حمید,بهروز,فرهاد,مریم,زهرا,فاطمه,نسرین,پریسا,شیرین,نیلوفر,آرش,بابک',
    family:
      'احمدی,حسینی,محمدی,کریمی,رضایی,مرادی,جعفری,موسوی,رحیمی,هاشمی,صادقی,حیدری,صالحی,کاظمی,نوری,تهرانی,شیرازی',
  },
  {
    name: 'Hebrew',
    patterns: ['G F'],
    given:
      'David,Yosef,Moshe,Avraham,Yaakov,Daniel,Noam,Itai,Eitan,Amit,Sarah,Rachel,Noa,Tamar,Maya,Yael,Shira,Michal,Orly,Ronit,Ariel,Gal,Omer,Dafna,Hila',
    family:
      'Cohen,Levi,Mizrahi,Peretz,Biton,Dahan,Avraham,Friedman,Malka,Azoulay,Katz,Yosef,David,Amar,Ohayon,Hadad,Gabay,Ben-David,Shapira,Rosenberg,Goldstein,Segal,Weiss,Bar-Lev,Harel',
  },
  {
    name: 'Hebrew in Hebrew',
    patterns: ['G F'],
    given: 'דוד,יוסף,משה,אברהם,יעקב,דניאל,נועם,איתי,שרה,רחל,נועה,תמר,מאיה,יעל,שירה,מיכל,רונית',
    family: 'כהן,לוי,מזרחי,פרץ,ביטון,דהן,פרידמן,מלכה,אזולאי,כץ,אוחיון,גבאי,שפירא,רוזנברג,סגל,הראל',
  },
  {
    name: 'Afghan and Tajik',
    patterns: ['G F', 'G G F'],
    given:
      'Ahmad,Najib,Farid,Wahid,Zahir,Rahmat,Nasir,Hamid,Jamshid,Idris,Fariba,Nilofar,Shukria,Parwin,Zarghuna,Rustam,Firuz,Daler,Manizha,Gulnora,Sohrab,Mirwais,Habib,Latif,Qais',
    family:
      'Noori,Amiri,Sharifi,Hakimi,Popal,Wardak,Stanekzai,Karimi,Rahimi,Azizi,Sultani,Ahmadzai,Safi,Nazari,Haidari,Rakhmonov,Nazarov,Saidov,Sharipov,Kholov,Yusufi,Barakzai,Faizi,Ibrahimi,Yaqubi',
  },
  {
    name: 'Central Asian',
    patterns: ['G F'],
    given:
      'Nursultan,Daniyar,Arman,Askar,Yerlan,Bolat,Aidar,Aigerim,Aliya,Dinara,Madina,Otabek,Sherzod,Jasur,Bekzod,Dilnoza,Gulnara,Azamat,Bakyt,Nurlan,Rustam,Timur,Aizhan,Saule,Kairat',
    family:
      'Nurmagambetov,Akhmetov,Omarov,Suleimenov,Iskakov,Abdrakhmanov,Karimov,Rakhimov,Yusupov,Ismailov,Tursunov,Saidov,Asanov,Mamytov,Kasymov,Sadykov,Zhumabaev,Kenzhebekov,Bekov,Toktogulov,Ergashev,Mirzaev,Kalykov,Usmanov,Berdiev',
  },
  {
    name: 'Caucasian',
    patterns: ['G F'],
    given:
      'Giorgi,Nika,Levan,Davit,Irakli,Nino,Tamar,Mariam,Ketevan,Ana,Armen,Hayk,Tigran,Gor,Narek,Anahit,Lilit,Elchin,Rashad,Vugar,Aysel,Leyla,Gunel,Tornike,Zurab',
    family:
      'Beridze,Kapanadze,Gelashvili,Maisuradze,Giorgadze,Lomidze,Kvaratskhelia,Tsiklauri,Harutyunyan,Sargsyan,Hakobyan,Grigoryan,Hovhannisyan,Petrosyan,Karapetyan,Mammadov,Aliyev,Hasanov,Huseynov,Guliyev,Ismayilov,Abbasov,Avetisyan,Japaridze,Nozadze',
  },
  {
    name: 'Georgian in Mkhedruli',
    patterns: ['G F'],
    given: 'გიორგი,ნიკა,ლევან,დავით,ირაკლი,ნინო,თამარ,მარიამ,ქეთევან,ანა,ზურაბ,თორნიკე',
    family: 'ბერიძე,კაპანაძე,გელაშვილი,მაისურაძე,გიორგაძე,ლომიძე,წიკლაური,ჯაფარიძე,ნოზაძე',
  },
  {
    name: 'Armenian in Armenian',
    patterns: ['G F'],
    given: 'Արմեն,Հայկ,Տիգրան,Գոռ,Նարեկ,Անահիտ,Լիլիթ,Մարիամ,Դավիթ,Կարեն',
    family: 'Հարությունյան,Սարգսյան,Հակոբյան,Գրիգորյան,Հովհաննիսյան,Պետրոսյան,Կարապետյան,Ավետիսյան',
  },
  {
    name: 'North Indian',
    patterns: ['G F', 'G M F'],
    given:
      'Rahul,Amit,Rajesh,Sanjay,Vikram,Anil,Suresh,Deepak,Manish,Rohit,Priya,Neha,Pooja,Anjali,Sunita,Kavita,Rekha,Divya,Shreya,Nisha,Arjun,Karan,Nikhil,Meena,Sneha',
    family:
      'Sharma,Verma,Gupta,Singh,Kumar,Agarwal,Mehta,Patel,Shah,Joshi,Mishra,Pandey,Tiwari,Yadav,Chauhan,Malhotra,Kapoor,Chopra,Bhatia,Jain,Saxena,Srivastava,Desai,Trivedi,Banerjee',
    middle: 'Kumar,Prasad,Chand,Kumari,Devi,Lal',
  },
  {
    name: 'South Indian and Sri Lankan',
    patterns: ['G F', 'F. G', 'G M F'],
    given:
      'Venkatesh,Ramesh,Karthik,Srinivas,Lakshmi,Murugan,Ganesh,Prakash,Kavitha,Deepa,Nuwan,Chaminda,Dinesh,Sanath,Kumari,Dilini,Tharindu,Aravind,Meenakshi,Vasanthi,Anoop,Biju,Jayanthi,Suresh,Hari',
    family:
      'Iyer,Nair,Menon,Pillai,Reddy,Rao,Naidu,Subramanian,Krishnan,Ramachandran,Perera,Fernando,De Silva,Jayawardena,Bandara,Rajapaksha,Wickramasinghe,Gunawardena,Dissanayake,Sivakumar,Balasubramaniam,Varghese,Mathew,Kurian,Raman',
    middle: 'Kumar,Babu,Raj,Chandra,Mohan',
  },
  {
    name: 'Hindi in Devanagari',
    patterns: ['G F', 'G कुमार F'],
    given: 'राहुल,अमित,राजेश,संजय,विक्रम,अनिल,सुरेश,दीपक,मनीष,प्रिया,नेहा,पूजा,अंजलि,सुनीता,कविता,रेखा,दिव्या',
    family: 'शर्मा,वर्मा,गुप्ता,सिंह,अग्रवाल,मेहता,पटेल,शाह,जोशी,मिश्रा,पांडेय,तिवारी,यादव,चौहान,मल्होत्रा,कपूर,चोपड़ा,जैन',
  },
  {
    name: 'Pakistani',
    patterns: ['G F', 'Muhammad G', 'G M F'],
    given:
      'Imran,Usman,Bilal,Asad,Faisal,Kamran,Shahid,Adnan,Zeeshan,Waqas,Ayesha,Sana,Hina,Saima,Nadia,Rabia,Farah,Bushra,Sadia,Uzma,Hamza,Salman,Tariq,Naveed,Fahad',
    family:
      'Khan,Malik,Butt,Chaudhry,Qureshi,Sheikh,Siddiqui,Mirza,Baig,Awan,Raja,Bhatti,Abbasi,Javed,Iqbal,Aslam,Akhtar,Rehman,Ahmed,Hussain,Shah,Gondal,Memon,Durrani,Nawaz',
    middle: 'Ahmed,Ali,Hassan,Raza,Mahmood,Iqbal',
  },
  {
    name: 'Bangladeshi',
    patterns: ['G F', 'Md. G F', 'G M F'],
    given:
      'Rafiqul,Shahidul,Kamrul,Tanvir,Rakib,Sajid,Nazmul,Arif,Mizanur,Jahangir,Nusrat,Tasnim,Farhana,Sharmin,Taslima,Rokeya,Sultana,Mahbub,Habibur,Anwar,Shirin,Sumaiya,Imtiaz,Mamun,Rezaul',
    family:
      'Islam,Rahman,Hossain,Ahmed,Chowdhury,Khan,Akter,Begum,Uddin,Sarkar,Das,Mia,Haque,Alam,Karim,Sikder,Talukder,Bhuiyan,Mollah,Roy,Saha,Biswas,Mahmud,Khatun,Ali',
    middle: 'Kabir,Alam,Hasan,Zaman',
  },
  {
    name: 'Thai',
    patterns: ['G F'],
    given:
      'Somchai,Somsak,Prasert,Anong,Malee,Niran,Kittisak,Surachai,Pimchanok,Sunisa,Apinya,Thanakorn,Nattapong,Siriporn,Wanida,Chaiwat,Ploy,Ratana,Suda,Wichai',
    family:
      'Srisai,Saetang,Chaiyasit,Wongsawat,Sukjai,Boonmee,Thongchai,Rattanakul,Phanthong,Kaewmanee,Charoensuk,Jantarat,Intharak,Suwannarat,Panyawong,Pongpan,Kanchana,Siriwat,Meesuk,Chantra',
  },
  {
    name: 'Thai in Thai',
    patterns: ['G F'],
    given: 'สมชาย,สมศักดิ์,ประเสริฐ,มาลี,กิตติศักดิ์,สุรชัย,สุนิสา,อภิญญา,ณัฐพงษ์,ศิริพร',
    family: 'ศรีสุข,แซ่ตั้ง,ชัยสิทธิ์,บุญมี,ทองชัย,รัตนกุล,แก้วมณี,เจริญสุข,สุวรรณรัตน์,มีสุข',
  },
  {
    name: 'Vietnamese',
    patterns: ['F M G', 'F G', 'F M G'],
    given:
      'Anh,Hùng,Dũng,Minh,Tuấn,Hải,Nam,Long,Sơn,Linh,Hương,Lan,Mai,Thảo,Trang,Hà,Ngọc,Phương,Quang,Khánh',
    family: 'Nguyễn,Trần,Lê,Phạm,Hoàng,Huỳnh,Phan,Vũ,Võ,Đặng,Bùi,Đỗ,Hồ,Ngô,Dương,Lý,Đinh,Trịnh,Đoàn,Mai',
    middle: 'Văn,Thị,Đức,Hữu,Thanh,Ngọc,Minh,Quốc,Xuân,Kim',
  },
  {
    name: 'Chinese',
    patterns: ['F G', 'G F'],
    given:
      'Wei,Fang,Min,Jing,Qiang,Lei,Jun,Yan,Yong,Jie,Xiaoming,Zhiqiang,Meiling,Guohua,Yuting,Haoran,Zihan,Xiuying,Jianguo,Lihua,Wenjie,Xinyi,Yifan,Ming,Xiaoyan',
    family:
      'Wang,Li,Zhang,Liu,Chen,Yang,Huang,Zhao,Wu,Zhou,Xu,Sun,Ma,Zhu,Hu,Guo,He,Lin,Gao,Luo,Zheng,Liang,Xie,Song,Tang',
  },
  {
    name: 'Chinese in Han',
    patterns: ['FG'],
    given: '伟,芳,敏,静,强,磊,军,艳,勇,杰,晓明,志强,美玲,国华,雨婷,浩然,子涵,秀英,建国,丽华,文杰,欣怡',
    family: '王,李,张,刘,陈,杨,黄,赵,吴,周,徐,孙,马,朱,胡,郭,何,林,高,罗',
  },
  {
    name: 'Cantonese and Taiwanese',
    patterns: ['G F', 'F G', 'M F G'],
    given:
      'Ka-ming,Wai-man,Siu-fong,Chi-keung,Mei-yee,Kwok-wing,Wing-yan,Tsz-kin,Man-kit,Chih-hao,Ya-ting,Chun-chieh,Mei-hui,Shu-fen,Chien-hung,Yi-chun',
    family:
      'Chan,Wong,Cheung,Lau,Lee,Ng,Cheng,Ho,Leung,Tsang,Lam,Chow,Huang,Tsai,Hsu,Hsieh,Kuo,Yeh,Chiang,Su',
    middle: 'Jackie,Peggy,Raymond,Vivian,Kelvin,Winnie',
  },
  {
    name: 'Japanese',
    patterns: ['G F', 'F G'],
    given:
      'Hiroshi,Takashi,Kenji,Yuki,Haruto,Daiki,Kazuo,Makoto,Shigeru,Akira,Yoko,Keiko,Sakura,Yumi,Naoko,Haruka,Misaki,Ayumi,Tomoko,Emi,Ryota,Shinji,Satoshi,Mayumi,Kaori',
    family:
      'Sato,Suzuki,Takahashi,Tanaka,Watanabe,Ito,Yamamoto,Nakamura,Kobayashi,Kato,Yoshida,Yamada,Sasaki,Yamaguchi,Matsumoto,Inoue,Kimura,Hayashi,Shimizu,Saito,Mori,Abe,Ikeda,Hashimoto,Ishikawa',
  },
  {
    name: 'Japanese in kanji and kana',
    patterns: ['F G'],
    given: '浩,隆,健二,大輝,誠,明,陽子,恵子,さくら,直美,美咲,智子,翔太,由美,ひろし,かおり,マリコ',
    family: '佐藤,鈴木,高橋,田中,渡辺,伊藤,山本,中村,小林,加藤,吉田,山田,佐々木,山口,松本,井上',
  },
  {
    name: 'Korean',
    patterns: ['F G', 'G F'],
    given:
      'Min-jun,Seo-yeon,Ji-hoon,Soo-jin,Hyun-woo,Eun-ji,Young-soo,Mi-kyung,Sung-ho,Hye-jin,Jae-hyun,Yu-na,Dong-hyun,Kyung-hee,Sang-woo,Bo-ram,Tae-yang,Ha-eun,Jun-ho,Sun-hee',
    family: 'Kim,Lee,Park,Choi,Jung,Kang,Cho,Yoon,Jang,Lim,Han,Oh,Seo,Shin,Kwon,Hwang,Ahn,Song,Hong,Yoo',
  },
  {
    name: 'Korean in Hangul',
    patterns: ['FG'],
    given: '민준,서연,지훈,수진,현우,은지,영수,미경,성호,혜진,재현,유나,동현,경희,상우,보람,하은,준호',
    family: '김,이,박,최,정,강,조,윤,장,임,한,오,서,신,권,황',
  },
  {
    name: 'Indonesian and Malay',
    patterns: ['G F', 'G bin M', 'G F'],
    given:
      'Budi,Agus,Joko,Eko,Bambang,Dewi,Sri,Siti,Rina,Wati,Ahmad,Nurul,Aminah,Farah,Azlan,Hafiz,Rizky,Andi,Putri,Indah,Dian,Yusof,Zulkifli,Faridah,Rosnah',
    family:
      'Santoso,Wijaya,Susanto,Hidayat,Setiawan,Gunawan,Pratama,Saputra,Kurniawan,Lestari,Rahayu,Nugroho,Wibowo,Siregar,Nasution,Harahap,Simanjuntak,Hartono,Suryadi,Permana,Utami,Anggraini,Halim,Ismail,Kusuma',
    middle: 'Abdullah,Ismail,Hassan,Othman,Rahman,Ibrahim,Yusof',
  },
  {
    name: 'Filipino',
    patterns: ['G F', 'G M F', 'G G F'],
    given:
      'Jose,Maria,Juan,Mark Anthony,John Paul,Angelica,Rosario,Cristina,Jennifer,Michelle,Rodel,Ramon,Ernesto,Lourdes,Imelda,Jericho,Marites,Rowena,Danilo,Benigno,Grace,Arnel,Joselito,Analyn,Rizza',
    family:
      'Dela Cruz,Santos,Reyes,Bautista,Ocampo,Garcia,Mendoza,Torres,Villanueva,Ramos,Aquino,Castillo,Domingo,Mercado,Salazar,Tolentino,Pascual,Magsaysay,Manalo,Dizon,Soriano,Panganiban,Lim,Tan,Navarro',
    middle: 'Reyes,Santos,Cruz,Garcia,Bautista',
  },
  {
    name: 'Nigerian',
    patterns: ['G F', 'G M F'],
    given:
      'Chinedu,Emeka,Ngozi,Ifeoma,Chioma,Obinna,Adebayo,Olumide,Folake,Yetunde,Babatunde,Temitope,Musa,Ibrahim,Aisha,Halima,Sunday,Blessing,Patience,Kelechi,Tunde,Segun,Amaka,Uche,Funmi',
    family:
      'Okafor,Okonkwo,Eze,Nwosu,Obi,Adeyemi,Ogunleye,Balogun,Adebisi,Afolabi,Bello,Abubakar,Danjuma,Lawal,Sani,Onyekachi,Umeh,Oladipo,Akinola,Effiong,Okoro,Chukwu,Nnamdi,Olatunji,Yusuf',
    middle: 'Chukwuemeka,Oluwaseun,Grace,Adaeze,Ayodele',
  },
  {
    name: 'Ghanaian',
    patterns: ['G F', 'G M F'],
    given:
      'Kwame,Kofi,Kwasi,Yaw,Kojo,Ama,Akosua,Abena,Efua,Adwoa,Emmanuel,Samuel,Grace,Comfort,Felicia,Richmond,Nana,Ebenezer',
    family:
      'Mensah,Owusu,Boateng,Asante,Osei,Appiah,Agyemang,Amoah,Ofori,Adjei,Addo,Quaye,Tetteh,Darko,Frimpong,Gyamfi,Sarpong,Annan',
    middle: 'Kwabena,Yaa,Afua,Kwaku',
  },
  {
    name: 'Ethiopian and Somali',
    patterns: ['G F', 'G M F'],
    given:
      'Abebe,Tesfaye,Bekele,Dawit,Haile,Selam,Tigist,Meron,Hirut,Almaz,Abdi,Farah,Hodan,Ifrah,Yusuf,Warsame,Asha,Ayaan,Khadra,Mulugeta,Yonas,Genet,Solomon,Aster,Getachew',
    family:
      'Tadesse,Alemu,Girma,Kebede,Worku,Assefa,Desta,Mekonnen,Gebre,Wolde,Hassan,Warsame,Jama,Abdullahi,Omar,Farah,Duale,Nur,Hersi,Egal,Tessema,Negash,Lemma,Demissie,Hailu',
    middle: 'Abdi,Mohamed,Ali,Haile,Yohannes',
  },
  {
    name: 'East African',
    patterns: ['G F', 'G M F'],
    given:
      'Wanjiru,Kamau,Otieno,Achieng,Njeri,Mwangi,Juma,Neema,Baraka,Rehema,Grace,Joseph,Peter,Esther,Moses,Faith,Mercy,Okello,Nakato,Mugisha,Uwimana,Jean-Paul,Zawadi,Amani,Hamisi',
    family:
      'Kamau,Mwangi,Njoroge,Kariuki,Ochieng,Odhiambo,Wanjala,Kiprop,Cheruiyot,Mutua,Musyoka,Kimani,Ouma,Nyambura,Mushi,Mwakyusa,Byaruhanga,Ssempala,Habimana,Niyonzima,Mukasa,Okoth,Kipchumba,Wekesa,Mbugua',
    middle: 'Njoroge,Wambui,Otieno,Chebet',
  },
  {
    name: 'Francophone African',
    patterns: ['G F', 'F G'],
    given:
      'Mamadou,Ousmane,Ibrahima,Cheikh,Abdoulaye,Fatou,Aminata,Mariam,Awa,Kadiatou,Jean-Claude,Serge,Patrice,Clarisse,Solange,Moussa,Seydou,Issa,Salif,Rokia,Adama,Bintou,Modibo,Thierry,Blaise',
    family:
      'Diallo,Ba,Sow,Ndiaye,Diop,Fall,Gueye,Traoré,Coulibaly,Keita,Touré,Koné,Ouattara,Sissoko,Kouassi,Kouamé,Yao,Ouédraogo,Sawadogo,Kaboré,Mbarga,Ngono,Fotso,Mukendi,Kabongo',
  },
  {
    name: 'Southern African',
    patterns: ['G F'],
    given:
      'Thabo,Sipho,Nomsa,Lindiwe,Bongani,Zanele,Tendai,Chipo,Farai,Rutendo,Pieter,Johan,Annelie,Liesel,Kagiso,Lerato,Mpho,Themba,Nandi,Tafadzwa',
    family:
      'Nkosi,Dlamini,Ndlovu,Khumalo,Mokoena,Molefe,Mthembu,Zulu,Moyo,Sibanda,Ncube,Botha,van der Merwe,du Plessis,Coetzee,Pretorius,Naidoo,Govender,Phiri,Banda',
  },
  {
    name: 'Albanian',
    patterns: ['G F'],
    given:
      'Arben,Besnik,Ilir,Agron,Fatos,Artan,Gentian,Dritan,Bledi,Erion,Mimoza,Teuta,Vjosa,Blerta,Albana,Drita,Elira,Shpresa,Luan,Skender',
    family:
      'Hoxha,Shehu,Krasniqi,Gashi,Berisha,Leka,Prifti,Dervishi,Marku,Gjoka,Basha,Kola,Rama,Çela,Hysa,Bejta,Morina,Kelmendi,Zogaj,Muça',
  },
  {
    name: 'Baltic',
    patterns: ['G F'],
    given:
      'Jānis,Andris,Kārlis,Līga,Ilze,Inese,Jonas,Tomas,Mindaugas,Vytautas,Rūta,Eglė,Jurgita,Toomas,Priit,Kristjan,Liis,Kadri,Tiina,Margus',
    family:
      'Bērziņš,Kalniņš,Ozoliņš,Liepiņa,Krūmiņa,Kazlauskas,Petrauskas,Jankauskas,Stankevičius,Butkutė,Urbonaitė,Tamm,Saar,Sepp,Mägi,Kask,Rebane,Ilves,Pärn,Koppel',
  },
  {
    name: 'Brazilian',
    patterns: ['G F', 'G G F', 'G F dos Santos', 'G F F'],
    given:
      'Lucas,Gabriel,Matheus,Rafael,Bruno,Leonardo,Marcelo,Rodrigo,Fábio,Luiz,Aline,Larissa,Bruna,Letícia,Priscila,Adriana,Márcia,Luciana,Renata,Simone',
    family:
      'Silva,Santos,Oliveira,Souza,Lima,Pereira,Costa,Rodrigues,Almeida,Nascimento,Araújo,Melo,Barros,Freitas,Cavalcanti,Monteiro,Vieira,Dias,Castro,Batista',
  },
  {
    name: 'Andean and Caribbean',
    patterns: ['G G F F', 'G F F', 'G F'],
    given:
      'Luz Marina,Jhon,Yesenia,Wilson,Nelson,Freddy,Milagros,Rosa,César,Julio,Óscar,Álvaro,Édgar,Ximena,Natalia,Yuliana,Maicol,Gloria,Nancy,Hernán',
    family:
      'Quispe,Mamani,Flores,Huamán,Rojas,Vargas,Castro,Ospina,Restrepo,Cárdenas,Suárez,Rincón,Bolívar,Peña,Cedeño,Zambrano,Vera,Mejía,Polanco,Rosario',
  },
];
