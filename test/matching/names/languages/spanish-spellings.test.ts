import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names that Spanish writes with another letter', () => {
  itMatches([
    ['Yúsuf al Jatib', 'Yusuf al-Khatib'],
    ['Mijaíl Jodorkovski', 'KHODORKOVSKY, Mikhail'],
    ['Jalifa Haftar', 'HIFTER, Khalifa Belqasim'],
    ['Ajmat Kadírov', 'KADYROV, Akhmat'],
    ['María Zajárova', 'ZAKHAROVA, Maria'],
    ['Jaled Meshaal', 'MESHAAL, Khaled'],
    ['Alí Jameneí', 'KHAMENEI, Ali'],
    ['Mojtar Belmojtar', 'BELMOKHTAR, Mokhtar'],
    ['Mohamed Jatamí', 'KHATAMI, Mohammad'],
    ['Nikita Jruschov', 'KHRUSHCHEV, Nikita'],
    ['Serguéi Shojin', 'SHOKHIN, Sergei'],
  ]);

  itTellsApart([
    ['Mijaíl Jodorkovski', 'KHODORKOVSKY, Pavel'],
    ['Jaled Meshaal', 'JALAL, Meshaal'],
    ['Jalil Jan', 'KHALIL KHAN'],
  ]);
});
