import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names that Persian writes as one with what stands before them', () => {
  itMatches([
    ['ابوالفضل رضایی', 'Abolfazl Rezaei'],
    ['ابوالفضل رضایی', 'Abu al-Fadl Rezaei'],
    ['ابوالقاسم صلواتی', 'Abolghassem Salavati'],
    ['ابوالقاسم صلواتی', 'Abdolghassem Salavati'],
    ['أبوالعباس منصور', 'Abu al-Abbas Mansour'],
    ['ابوعلی شمخانی', 'Abu Ali Shamkhani'],
    ['ابومهدي المهندس', 'Abu Mahdi al-Muhandis'],
    ['سیدعلی خامنه‌ای', 'Seyyed Ali Khamenei'],
    ['سيدحسن نصرالله', 'Sayyed Hassan Nasrallah'],
    ['سیدمحمدعلی موسوی', 'Seyyed Mohammad Ali Mousavi'],
    ['بنت‌الهدی صدر', 'Bint al-Huda Sadr'],
    ['ام‌البنین حسینی', 'Umm al-Banin Hosseini'],
    ['رئوف احمدی', 'Raouf Ahmadi'],
    ['عبدالرئوف خادم', 'Abdul Rauf Khadim'],
  ]);

  itTellsApart([
    ['ابوالفضل رضایی', 'Abolhassan Rezaei'],
    ['ابوعلی شمخانی', 'Abu Hassan Shamkhani'],
    ['سیدعلی موسوی', 'Seyyed Hassan Mousavi'],
    ['سیدمحمدعلی موسوی', 'Seyyed Mohammad Reza Mousavi'],
    ['ابومهدي المهندس', 'Abu Mahdi al-Asadi'],
  ]);
});
