import { itMatches, itTellsApart } from '../score-pair.ts';

describe('letters of Arabic as they are spoken', () => {
  itMatches([
    ['صلاح قوش', 'Salah GOSH'],
    ['القوني حمدان دقلو', 'Algoney Hamdan DAGALO'],
    ['أنور قرقاش', 'Anwar GARGASH'],
    ['جيدو حمدان أحمد', 'Gedo Hamdan AHMED'],
    ['مقداد فتيحة', 'Miqdad FUTAIHA'],
  ]);

  itTellsApart([
    ['صالح قوش', 'Salah GOSH'],
    ['أنور فوزي', 'Anwar GUZI'],
    ['عبد الرحيم حمدان دقلو', 'Algoney Hamdan DAGALO'],
  ]);
});

describe('letters of Arabic as languages write them', () => {
  itMatches([
    ['Fawzi Reda', 'Fouzi Reda'],
    ['Waseem Rouf', 'Waseem Rauf'],
    ['Hassan al-Jawhari', 'Hassan al-Jouhari'],
    ['Ahmad al-Dawsari', 'Ahmad al-Dousari'],
    ['Nathier Ahmed', 'Nazir Ahmad'],
    ['Karim Thafir', 'Karim Zafir'],
    ['Munthir Khatib', 'Mundhir Khatib'],
    ['Muthaffar Said', 'Muzaffar Said'],
    ['Mawlud Kar', 'Mevlut KAR'],
    ['Aws Aslan', 'Aous ASLAN'],
    ['Hassan Tahir Oais', 'Hassan Dahir AWEYS'],
    ['Rashid Rida', 'Rosyid RIDHO'],
    ['Hassane Mahad Omar', 'Hassan Mahad OMAR'],
    ['Ramadan Ali', 'Ramazan ALI'],
    ['Qadi Nur Ahmad', 'Qazi Noor AHMAD'],
    ['Murtadha Qurban', 'Morteza GHORBAN'],
    ['Ewaz Khan', 'Awad KHAN'],
    ['Sami al-Qarni', 'Sami AL-GARNI'],
    ['Naji Qurashi', 'Naji GURASHI'],
    ['Asghar Eraghi', 'Asghar ARAGHI'],
    ['Fathur Rohman', 'Fathur RAHMAN'],
  ]);

  itTellsApart([
    ['Fawzi Reda', 'Fuad Reda'],
    ['Sawsan Dib', 'Susan Dib'],
    ['Nawaf Hilal', 'Nouf Hilal'],
    ['Nathan Smith', 'Nazan Smith'],
    ['Haitham Said', 'Haizam Said'],
    ['Hassan Fathi', 'Hassan Fazi'],
    ['Thomas Berg', 'Zomas Berg'],
    ['Salah Rashid', 'Salah Rashad'],
    ['Nadir Khan', 'Nazir Khan'],
    ['Qadi Ahmad', 'Ghazi Ahmad'],
    ['Ramadan Ali', 'Rahman Ali'],
    ['Riyad Hasan', 'Ziyad Hasan'],
    ['Faiz Omar', 'Fawaz Omar'],
    ['Hamid Radi', 'Hamid Rida'],
    ['Ahmad Qasimi', 'Ahmad Gassam'],
    ['Imron Hadi', 'Imad Hadi'],
  ]);
});
