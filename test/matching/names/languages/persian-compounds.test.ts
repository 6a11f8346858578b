import { itMatches, itTellsApart } from '../score-pair.ts';

describe('compound family names of Iranians', () => {
  itMatches([
    ['Ismail Ahmadimoghadam', 'AHMADI-MOQADDAM, Esmail'],
    ['Morteza Rajabi Eslami', 'Morteza RAJABIESLAMI'],
    ['Morteza Rajabi', 'Morteza RAJABIESLAMI'],
    ['Hossein NAZARI', 'Hossein NAZARIKOLEHJOUB'],
    ['Ali Reza MORADI', 'Ali Reza MORADICHOGHAMARANI'],
    ['Abdolreza Rahmanifazli', 'RAHMANI FAZLI, Abdolreza'],
    ['Abdolreza Rahmani-Fazli', 'RAHMANIFAZLI, Abdolreza'],
    ['Mohsen Karimiadegani', 'KARIMI ADEGANI, Mohsen'],
    ['Parviz Hosseinitehrani', 'HOSSEINI TEHRANI, Parviz'],
    ['Mahmoud Ahmadinejad', 'AHMADINEZHAD, Mahmood'],
    ['Seyed Mohammed GHAFARIAN', 'Seyedmohammad GHAFFARIANANBERAN'],
    ['Mohammad Rahmani Ansari', 'RAHMANIANSARI, Mohammad'],
    ['Hussain Reza Pour Naghsh Band', 'POURNAGHSHBAND, Hossein'],
    ['Ali Pour Mohammadi', 'POURMOHAMMADI, Ali'],
    ['Azizirahman Abdul Ahad', 'AZIZ AL-RAHMAN ABDUL AHAD'],
  ]);

  itTellsApart([
    ['Mahmoud Ahmadi', 'AHMADINEJAD, Mahmoud'],
    ['Hassan Karimi', 'KARIMIPOUR, Hassan'],
    ['Ali Rahimi', 'RAHIMIZADEH, Ali'],
    ['Ali Karimi', 'KARIMIANPOUR, Ali'],
    ['Ali Hosseini', 'HOSSEINIANFAR, Ali'],
    ['Mohsen Karimi Adegani', 'KARIMI SHIRAZI, Mohsen'],
    ['Parviz Hosseinitehrani', 'HOSSEINI ISFAHANI, Parviz'],
    ['Abdolreza Rahmanifazli', 'RAHMANI FAZLI, Mohsen'],
    ['Gholam Moradikhani', 'MORADI, Gholam'],
    ['Ali Pourmohammadi', 'POURAHMADI, Ali'],
    ['Ali Pourkarimi', 'KARIMI, Ali'],
    ['Ali Pour Karimi', 'KARIMI, Ali'],
    ['Reza Jafaribandarabadi', 'JAFARI, Hamid'],
  ]);
});
