import { itMatches, itTellsApart } from '../score-pair.ts';

describe('relatives', () => {
  itTellsApart([
    // Who is called by his child is not that child.
    ['Abu Abd al-Malik al-Houthi', 'AL-HOUTHI, Abdulmalik'],
    ['Abu Hamza al-Masri', 'Hamza al-Masri'],
    ['Abu Anas Khaled Mahmoud', 'Khaled MAHMOUD'],
    ['Abu Tariq Hobeika', 'Tariq HOBEIKA'],
    ['Abu Ibrahim al-Hashimi', 'Ibrahim al-Hashimi'],
    ['イノウエ クニコ', 'INOUE, Kunio'],
    ['Yoshiko Tanaka', 'Yoshio Tanaka'],
    ['حسن روحانی', 'Hossein Rouhani'],
    ['حسین اسلامی', 'SALAMI, Hossein'],
    ['Salisu Yusuf Adamu', 'ADAMU, Salihu Yusuf'],
    ['Rafael Quintero', 'CARO QUINTERO, Rafael'],
    ['Tarek ben Youssef Hamdani', 'YUSUF IBN TARIQ AL-HAMDANI'],
    ['Ahmed Mohamed Ali', 'Mohamed Ahmed Hassan Ali'],
    ['Rashid Ali ogly Mamedov', 'MAMEDOV, Ali Rashid ogly'],
    ['Christian Neubauer', 'NEUBAUER, Christiane'],
    ['Karen Hakobyan', 'HAKOBYAN, Karine'],
    ['Laurent Petit', 'PETIT, Laurence'],
  ]);

  itMatches([
    // What Arabs are called by after a child may be left out before a whole name.
    ['Abu Musab Tariq Hobeika', 'Tariq HOBEIKA'],
    ['Umm Hamza Fatima Saleh Dargham', 'Fatima Saleh DARGHAM'],
    ['أبو مصعب طارق حبيقة', 'Tariq HOBEIKA'],
    ['Abu Bakr al-Baghdadi', 'Bakr al-Baghdadi'],
    ['Abu Hamza al-Masri', 'Abou Hamza al-Masri'],
    ['Musa Abu Marzouk', 'Mousa Marzouk'],
    ['أبو محمد الجولاني', 'Abou Mohammed al-Golani'],
    ['Abolghasem Salavati', 'Abdolghassem Salavati'],
    ['Abuobaida Khairy Hafez ALAGHA', 'Abu Ubaydah Khayri Hafiz AL-AGHA'],
    ['كمال جرمان', 'Kamel Djermane'],
    ['حامد عبد الله', 'Hamid Abdallah'],
    ['Kunio Inoue', 'イノウエ クニオ'],
    ['حسن روحانی', 'Hassan Rouhani'],
    ['اسماعیل هنیه', 'Ismail Haniyeh'],
    ['Rafael Caro', 'CARO QUINTERO, Rafael'],
    ['Tarek ben Youssef Hamdani', 'TARIQ IBN YUSUF AL-HAMDANI'],
    ['Ahmed Mohamed Ali', 'Ahmed Mohamed Hassan Ali'],
    ['Ko Min Ko Naing', 'Min Ko Naing'],
    ['Cristiane Neubauer', 'NEUBAUER, Christiane'],
    ['Sayın Av. Ayşegül Çetinkaya Hanım', 'CETINKAYA, Aysegul'],
    ['Mw. drs. J.C. van den Broucke', 'VAN DEN BROUCKE, Johanna C.'],
  ]);
});
