import { FURTHER_AFRICAN } from './further-african.ts';
import { FURTHER_BALTIC } from './further-baltic.ts';
import { FURTHER_GERMANIC, FURTHER_ROMANCE, FURTHER_WEST_SLAVIC } from './further-european.ts';
import { FURTHER_ROMANCE_SHORT_FORMS } from './further-romance-short-forms.ts';
import { FURTHER_SHORT_FORMS } from './further-short-forms.ts';
import { GOODS_ENGLISH } from './goods-english.ts';
import { GOODS_GERMANIC } from './goods-germanic.ts';
import { GOODS_GREEK } from './goods-greek.ts';
import { GOODS_ROMANCE } from './goods-romance.ts';
import { GOODS_WEST_SLAVIC } from './goods-west-slavic.ts';
import { joined, type Lexicon } from './lexicon.ts';

/** Words of organisations in the Romance languages that no beginning of a word tells. */
const ROMANCE: Lexicon = {
  branch: 'sucursal! succursale! sucursala! filial!',
  airlines: 'lineas_aereas! linhas_aereas! lignes_aeriennes! linee_aeree! aerolineas! linii_aeriene!',
  shipping:
    'naviera! navieras! navegacion! navegacao! navigazione! compagnie_maritime! armement transportes_maritimos! lineas_maritimas! transporte_maritimo! transport_maritime! armadora! navales',
  'steel+works': 'siderurgica! siderurgia! acieries! acciaierie! acerias!',
  railways:
    'ferrocarriles! chemins_de_fer! ferrovie! ferrovias! caminhos_de_ferro! caile_ferate! căile_ferate! căilor_ferate! ferroviaires! ferroviaire! ferroviario! ferroviaria! ferroviarias! feroviar! feroviare! feroviară! ferrocarril! ferroviário! ferroviária!',
  oil: 'petroles! petroleos! petroli! petrolera! petrolifera! hidrocarburos! pétrole! petrolului! petróleo! petróleos! petrolio! petrolul! petrolieră! petrolier! petrolière!',
  hydrocarbons: 'hydrocarbures! idrocarburi!',
  mining:
    'minera! minero! mineracao! miniere! mineraria! mineraria! minier! minas mines mineria! miniera extraction_minière! extracción_minera! extractivas minier minière! minières! mineira! mineiro! minerario! minerarie! miniera! minerit! mineritului!',
  gold: 'oro aurifera! ouro! or aur aurului!',
  wood: 'maderas! madeiras! bois legnami!',
  livestock: 'ganadera! ganadero! agropecuaria! agropecuario! pecuaria!',
  farm: 'hacienda! finca fazenda! rancho',
  poultry: 'avicola!',
  fishing: 'pesquera! pesqueira! peche! pesca pesqueras pesqueria pescaria',
  trading: 'comercializadora! comercializadoras! negoce! commercio! negocios! comercializacion!',
  importer: 'importadora!',
  exporter: 'exportadora!',
  distributor: 'distribuidora! distribuidor! distribuciones! distributrice!',
  investment: 'inversionista! inversionistas! inversora! inversiones! placements!',
  construction: 'constructora! construtora! edilizia! costruzioni! constructions! obras! batiment!',
  contractors: 'contratistas!',
  hardware: 'ferreteria! ferramentas quincaillerie!',
  drugstore: 'drogueria! droguerias! farmacia! farmacias! pharmacie! drogaria!',
  'service+station': 'estacion_de_servicio! gasolinera! gasolineras! combustibles! station_service!',
  transport: 'transportadora! autotransportes! transportes! trasporti!',
  'money+exchange':
    'casa_de_cambio! casa_de_cambios! casas_de_cambio! bureau_de_change! agencia_de_cambio! cambio_e_turismo!',
  exchange: 'cambios! cambio! bourse! bursa! borsa bolsa',
  insurance:
    'aseguradora! assurances! assurance! assicurazioni! seguradora! assicurazione! asigurari! seguros! seguro asigurări! asigurărilor!',
  restaurant: 'restaurante! ristorante!',
  hotel: 'hoteles! hoteleria! alberghi! hotelera! hotelaria!',
  tourism: 'turismo! tourisme! turistica! turisticos!',
  travel: 'viajes! viagens! voyages! viaggi!',
  advisers: 'asesores! asesorias! assessoria! conseils! consulenti! consultores! consultoria!',
  services: 'servicios! servicos! servizi! prestadora!',
  management: 'administradora! gestora! gestion! gerencia!',
  agricultural: 'agricola! agricolas! agropalma agroindustrial! agroindustria! agricoles!',
  clinic: 'clinica! clinique!',
  beauty: 'belleza! estetica!',
  leather: 'cueros! pieles! cuir!',
  footwear: 'calzado! calcados!',
  clothing: 'confecciones! ropa vestuario! abbigliamento! confeccoes!',
  furniture: 'muebles! moveis! mobili! meubles!',
  sports: 'deportes! deportivo! deportiva! esportes! sportif! sportiva!',
  radio: 'emisora! radiodifusion! radiodiffusion!',
  newspaper: 'periodico! diario! journal! giornale! jornal!',
  printing: 'imprenta! imprimerie! stamperia! grafica! graficas! tipografia!',
  publishing: 'editorial! editora! editrice! editions! editura!',
  school: 'escuela! escola! ecole! scuola! lycee!',
  society: 'sociedad! societe! societa! sociedade!',
  army: 'ejercito! exercito! armee! esercito! armata! armatei!',
  navy: 'armada! marina_de_guerra! marinha! marine marine_nationale!',
  police: 'policia! polizia! politia! gendarmerie! guardia_civil! policial! policiales!',
  directorate: 'direccion! direction! direzione! direcao! direcao!',
  'general+directorate': 'direccion_general! direction_generale! direzione_generale! direcao_geral!',
  intelligence: 'renseignement! renseignements! inteligencia! servizi_segreti!',
  interior: 'gobernacion! interieur! interno! interne interior!',
  'foreign+affairs':
    'relaciones_exteriores! affaires_etrangeres! affari_esteri! negocios_estrangeiros! asuntos_exteriores! relacoes_exteriores!',
  finance: 'hacienda_publica! fazenda! finanze! finances!',
  health: 'salud! saude! sante! salute! sanatate!',
  education: 'educacion! educacao! enseignement! istruzione! ensino! educatie!',
  labour: 'trabajo! trabalho! travail! lavoro! munca',
  justice: 'justicia! justica! giustizia!',
  agriculture: 'agricultura! agricoltura!',
  relief:
    'secours! socorro soccorso! entraide! socorros! soccorsi! ajutor! ajutorare! ajutorului! auxilio auxilios! e_soccorso',
  support: 'soutien! apoyo! apoio! sostegno!',
  muslims: 'musulmans! musulmanes! musulmani! muculmanos! musulmanas!',
  believers: 'croyants! creyentes!',
  fighters: 'combattants! combatientes! combattenti! combatentes!',
  defenders: 'defenseurs! defensores! difensori!',
  partisans: 'partidarios! seguidores! partisans!',
  brothers: 'hermanos! irmaos! freres! fratelli!',
  brotherhood: 'hermandad! fraternite! fratellanza! fraternidad! confrerie!',
  sons: 'hijos! filhos! figli! e_hijos!',
  daughters: 'hijas!',
  youth:
    'jeunesse! juventud! juventude! gioventu! tineret! tineretului! tinerilor! jeunes! jóvenes! giovani! giovanile! juvenil! jovens!',
  women: 'femmes! mujeres! donne mulheres! femeilor! femei! féminine!',
  students: 'etudiants! estudiantes! studenti! estudantes!',
  workers:
    'travailleurs! trabajadores! lavoratori! trabalhadores! ouvriers! obreros! muncitorilor! muncitorii! muncitori! operai! operários! ouvrière! obrera! obrero! operaia!',
  peasants: 'campesinos! paysans!',
  people: 'pueblo! peuple! popolo! povo!',
  council: 'concejo! conseil! consejo! consiglio! conselho! consiliul! consiliului! consiliu! conseils!',
  court:
    'tribunal! tribunale! corte_suprema! cour tribunalul! curtea! curții! corte cour! tribunaux! tribunales! tribunali! juzgado! juízo!',
  prison:
    'penal! carcel! prision! etablissement_penitentiaire! prison! prisión! prisão! prigione! carcere! închisoare! închisoarea! închisorii! penitenciar! penitenciarul! pénitentiaire! penitenciaria! penitenciária! penitenziario!',
  bridge: 'puente',
  coast: 'cote costa',
  island: 'isla! ile isola ilha',
  sea: 'mer mare mar',
  company: 'empresa! empresas! compagnie! compania! companhia! compagnia! empresarial',
  enterprise: 'empresa! empresas! entreprise! entreprises!',
  mines: 'minas mines',
  first: 'primeiro! primer! primero! primera! primeira! premier premiere primo prima',
  '2': 'segundo segunda deuxieme! seconde! secondo seconda',
  '3': 'tercer tercero tercera terceiro terceira troisieme terzo terza',
  '4': 'cuarto cuarta quatrieme quarto',
  '5': 'quinto quinta cinquieme',
  lords: 'seigneur! senor senhor',
  'fatherland?': 'patrie! patria patriei',
  'homeland?': 'patrie! patria',
  safe: 'sur seguro sicuro segura',
  natural: 'naturelles! naturales! naturais! naturali! naturelle! naturale!',
  volunteers: 'volontaires! voluntarios! volontari! voluntari! voluntarilor! voluntarii! bénévoles!',
  'victory?': 'victoire victoria vitoria vittoria victoriei',
  'truth?': 'verite! verdad! verdade! verita!',
  'just?': 'juste! justa justo',
  'night?': 'nuit noche notte nocturnos noturnos',
  'wolves?': 'loups! lobos lupi',
  'falcons?': 'faucons! halcones! falcoes! falchi!',
  'freedom?': 'liberte! libertad! liberdade! liberta! libertatii!',
  'death?': 'mort muerte morte',
  'cross?': 'croix cruz croce',
  morality: 'moeurs! moralite! moralidad! moralidade! moralita!',
  moral: 'morale moral',
  compatriots: 'compatriotes! compatriotas! compatrioti! compatriotii!',
  abroad: 'etranger! extranjero! estrangeiro! estero! exterior',
  living: 'vivant! residentes residents',
  rights: 'droits! derechos! direitos! diritti! drepturi!',
  law: 'loi ley lei legge',
  supreme: 'supremo! suprema! supremos cassation',
  higher: 'superieur! superieure! superior! superiore! superiores',
  guardians:
    'gardiens! guardianes! guardioes! guardiani! guardiães! gardienilor! gardienii! guardias_de_la_revolución',
  guard: 'garde guardia guardas guardie',
  guards: 'gardes guardias guardie guardiani! guardianes! gardienii! gardienilor! guardioes!',
  wing: 'ala aile',
  special: 'especial! especiales! especiais! speciali! speciale speciales! speciaux! special',
  action: 'accion! acao! azione! acciones! actiune!',
  customs:
    'aduana! aduanas! aduanera! douane! douanes! dogana! dogane! alfandega! douanier! douanière! douanières! douaniers! aduanero! aduaneros! aduaneras! alfândegas! alfandegária! alfandegário! aduaneira! aduaneiro! doganale! doganali! vamă vămii! vamal! vamală! vămilor! vamale!',
  tax: 'tributaria! tributario! impuestos! impots! fiscale fiscal! fiscales! fiscala! fiscală! fiscali! impôt! imposto! impostos! imposte! impozite! impozitelor! taxes tributos! tributi! tributária! contributions_directes!',
  electricity: 'electricidad! electricite! eletricidade! elettricita! electricidade! electrica eletrica',
  electric: 'electrica! electrico! electrique! eletrica! elettrica!',
  port: 'puerto! porto portuaria! portuario! portuaire!',
  ports: 'puertos! portos!',
  airport:
    'aeropuerto! aeroport! aeroporto! aéroportuaire! aeroportuario! aeroportuale! aeroportul! aeroportului!',
  airports: 'aeropuertos! aeroports! aeroportos! aeroporti! aeroportuaria!',
  water: 'agua aguas eau eaux acqua',
  food: 'alimentos! alimentaria! aliments! alimentari! alimentaire!',
  sugar: 'azucar! azucarera! sucre sucriere! zucchero! acucar! acucareira!',
  coffee: 'cafe cafetalera! cafetera!',
  rice: 'arroz arrocera!',
  flour: 'harina! minoterie!',
  iron: 'hierro ferro fer',
  copper: 'cobre! cuivre! rame',
  potash: 'potasse! potasa! potassio!',
  diamonds: 'diamants! diamantes! diamanti!',
  gems: 'gemas! gemmes! gemme',
  'precious+stones': 'pierres_precieuses! piedras_preciosas! pedras_preciosas!',
  forestry: 'forestal! forestiere! forestale! florestal!',
  weapons: 'armas armes! armi',
  armed: 'armadas! armees! armate! armada armado! arme',
  'air+force':
    'fuerza_aerea! forca_aerea! armee_de_lair! armee_de_l_air! aeronautica_militare! armée_de_l’air! armée_de_l_air! forces_aériennes! fuerzas_aéreas! força_aérea! forze_aeree! forțele_aeriene! fortelor_aeriene! aviation_militaire! aviación_militar! aviazione_militare! aviatia_militara!',
  state:
    'estado! estatal! etat! detat! letat! stato! statale! estadual! estatales! statul! statului! estatais! étatique! étatiques! statali! statal! statală! de_stat!',
  'progress?': 'progreso! progres! progresso!',
  progressive: 'progresista! progressiste! progressista!',
  'unity?': 'unidad! unite unidade! unita',
  united: 'unidos! unida! unidas! unis unies! uniti! unite',
  alliance: 'alianza! alianca! alleanza! alianta!',
  independent:
    'independiente! independientes! independentes! independant! independants! independantes! indipendenti! indipendente!',
  new: 'nuevo nueva nouveau! nouvelle! nouvelles! novo nova nuovo nuova noua nou',
  great: 'gran grande grand',
  young: 'jeune joven jovem giovane',
  children: 'ninos enfants! criancas! bambini! copii!',
  family: 'familia famille famiglia',
  city: 'ciudad! ville cidade! citta! orasului',
  town: 'municipio! ville',
  municipal: 'municipal municipale alcaldia',
  procurement: 'adquisiciones! acquisitions aquisicoes! acquisizioni! achizitii! compras! achats!',
  purchasing: 'compras! achats! acquisti!',
  treasury: 'tesoro tresor! tesouro! tresorerie!',
  syndicate: 'sindicato! syndicat! sindacato!',
  'trade+union': 'sindicato! syndicat!',
  legion: 'legion legiao! legione!',
  signatories: 'signataires! firmantes! signatarios',
  'blood?': 'sang sangre sangue',
  left: 'gauche! izquierda! esquerda! sinistra!',
  resistance: 'resistencia! resistenza! rezistenta! rezistentei! rezistența! rezistenței!',
  'holy+war': 'guerre_sainte! guerra_santa! război_sfânt! războiul_sfânt! războiului_sfânt!',
  group: 'groupement! agrupacion! agrupamiento',
  repair: 'reparacion! reparacao! reparation riparazione! reparaciones! reparations',
  vehicles: 'vehiculos! veiculos! vehicules! veicoli! vehicule!',
  armored: 'blindados! blindes! blindee! blindees! blindati!',
  armoured: 'blindados! blindes! blindee! blindees! blindati!',
  aircraft: 'aeronaves! aeronefs! avions! aviones! avioes! aeromobili! velivoli!',
  detention: 'detencion! detencao! detenzione! detentie!',
  broadcasting:
    'radiotelevision! radiotelevisione! radiotelevisao! radiodiffusion! radiodifusao! radiodifusiune! radio_télévision! radiodifusión! radiodifusão! radiodiffusione! radiodifuziune! radiodifuziunea! audiovisuel! audiovisivo! radiotélévision!',
  'sparkling+wine': 'mousseux! espumoso! espumosos! espumante! spumante! spumanti!',
  wine: 'vino vinos vin vins vinho vinhos vini',
  viticulture: 'viticulture! viticultura!',
  'private+military+company':
    'empresa_militar_privada! societe_militaire_privee! compania_militar_privada! societa_militare_privata! entreprise_militaire_privee!',
  budget: 'budgetaire! presupuestaria! orcamental! presupuestario',
  budgetary: 'budgetaire! presupuestaria! orcamental! presupuestario',
  bank: 'banque! banco! banca! banques!',
  central: 'centrale! centrales centrala centralei',
  trade: 'commerce comercio! comercial',
  commerce: 'comercio! commerce',
  commercial: 'comercial! commerciale! commercial',
  development: 'desarrollo! desenvolvimento! developpement! sviluppo! dezvoltare!',
  promotion: 'fomento!',
  industrial: 'industriel industrielle! industriale!',
  defence:
    'defensa! defesa! difesa! apararii! apararea défense! apărării! apărarea! apărare! apararea! defensiva!',
  shipyard:
    'astillero! astilleros! estaleiro! estaleiros! chantier_naval! chantiers_navals! cantiere! cantieri! șantierul_naval! șantier_naval! santierul! santier! cantiere_navale! cantieri_navali! arsenal_naval',
  telecommunications: 'telecomunicaciones! telecomunicacoes!',
  post: 'correos! correios! poste postes!',
  lottery: 'loteria! loterie! lotteria!',
  national: 'nacional! nacionales! nationale! nazionale! nationaux',
  bolivarian: 'bolivariano! bolivariana! bolivarianas!',
  counterintelligence: 'contrainteligencia! contreespionnage! contre_espionnage! controspionaggio!',
  supporters: 'partisans! simpatizantes! partidarios!',
  'defence+of': 'defense_de',
  research:
    'recherche! recherches! investigacion! investigaciones! pesquisa! pesquisas! ricerca! ricerche! cercetare! investigação! investigações! cercetări! cercetării! cercetarea! cercetărilor!',
  testing: 'essais! ensayos! ensaios! prove',
  experimental: 'experimental experimentale! sperimentale!',
  scientific: 'scientifique! scientifiques! cientifico! cientifica! cientificas! scientifica! scientifico!',
  technologies: 'tecnologias! tecnologie!',
  science: 'science ciencia scienza',
  sciences: 'ciencias! sciences scienze!',
  academy: 'academia! academie! accademia! académie! academiei!',
  supply: 'suministros! suministro! approvisionnement! fornecimento! forniture!',
  foods: 'alimentos!',
  medicines: 'medicamentos! medicaments! medicinali!',
  drug: 'drogas',
  'import+export': 'importadora_exportadora! import_export',
  'peace?': 'paz paix! pace',
  'justice?': 'justice justicia',
  democratic: 'democratique! democratiques! democratico! democratica! democraticas!',
  popular: 'populaire! populaires! popular populares popolare!',
  revolution: 'revolucion! revolucao! rivoluzione! revolution',
  combatant: 'combattant! combattante! combatiente! combatente!',
  movement: 'mouvement! movimiento! movimento! miscarea! miscarii! mișcarea! mișcării!',
  north: 'norte septentrional',
  south: 'sul sur sud',
  east: 'este leste',
  west: 'oeste! ouest!',
  league: 'ligue! ligues! liga lega',
  liberation: 'eliberarea! eliberarii! eliberării! eliberare!',
  front: 'frontul! frontului!',
  news: 'presse_agence nouvelles! noticias! notizie! notícias! stiri! știri! stirilor! știrilor!',
  'news+agency':
    'agence_de_presse! agence_presse! agencia_de_noticias! agencia_de_prensa! agencia_noticiosa! agência_de_notícias! agenzia_di_stampa! agenzia_stampa! agenția_de_presă! agentia_de_stiri! agenția_de_știri! agence_d_information! agence_d’information! agenzia_d_informazione!',
  border:
    'frontière! frontières! frontiere! frontera! fronteras! fronteriza! fronterizo! fronteira! fronteiras! fronteiriça! fronteiriço! frontiera! frontaliera! frontalier! frontieră! frontierei! frontieră! graniceri! frontalière!',
  'border+guard':
    'garde_frontières! gardes_frontières! garde_frontière! guardia_di_frontiera! guardia_de_fronteras! guardia_fronteriza! guarda_de_fronteira! guarda_fronteiriça! guarda_fronteiras! poliția_de_frontieră garda_de_frontieră! grăniceri! grănicerilor! guardie_di_frontiera!',
  'coast+guard':
    'garde_côtière! garde_côtes! gardes_côtes! guardia_costera! guardia_costiera! guarda_costeira! garda_de_coastă! guardacostas!',
  shipbuilding:
    'construction_navale! constructions_navales! construcción_naval! construcciones_navales! construção_naval! cantieristica! cantieristica_navale! costruzioni_navali! construcții_navale!',
  steel:
    'sidérurgique! sidérurgie! siderúrgico! siderúrgica! siderúrgicos! siderurgico! siderurgica! aciérie! acier! acero aceros! aço acciaio! acciai! ului! siderurgic!',
  'power+plant':
    'centrale_électrique! centrales_électriques! central_eléctrica! centrales_eléctricas! usina_elétrica! usina_hidrelétrica central_elétrica! centrale_elettrica! centrali_elettriche! centrala_electrică! termocentrala! termocentrale! usina_termelétrica!',
  'nuclear+power+plant':
    'centrale_nucléaire! centrales_nucléaires! central_nuclear! central_atómica! centrales_nucleares! usina_nuclear! centrale_nucleare! centrali_nucleari! centrala_nucleară! centrala_atomică! centrale_atomique!',
  tobacco: 'tabac! tabaco! tabacco! tabacos! tutun! tabacchi! tabacaleira! tabacalera! tutunului!',
  oppressed: 'opprimés! oprimidos! oppressi! asupriților! opresados! desheredados! deshérités! diseredati!',
  space:
    'spatial! spatiale! spatiales! spatiaux! espacial! espaciales! espaciais! spaziale! spaziali! spațială! spațial! spațiale! spatiala! espace espacio spazio',
  'stock+exchange':
    'bourse_des_valeurs! bourse_de bolsa_de_valores! bolsa_de_valores_de! bolsa_de borsa_di borsa_valori! bursa_de_valori! bursa_de bourse!',
  foreign:
    'extérieur! extérieure! extérieures! extérieurs! étrangère! étrangères! étrangers! exterior! exteriores! estrangeiro! estrangeira! estrangeiros! estrangeiras! extranjera! extranjeras! extranjeros! esterno! esterna! estera estere esteri! externe! extern! externă! exterioare! straine! străine!',
  chamber: 'camera camere chambre! chambres!  camera_de',
  'chamber+of+commerce':
    'chambre_de_commerce! cámara_de_comercio! câmara_de_comércio! camera_di_commercio! camera_de_comerț!',
  petrochemical:
    'pétrochimie! pétrochimique! pétrochimiques! petroquímica! petroquímicas! petroquímico! petroquímicos! petrolchimica! petrolchimico! petrolchimiche! petrolchimici! petrochimică! petrochimic! petrochimice! petrochimica! petrochimico!',
  charitable:
    'caritatif! caritative! caritatives! benéfica! benéfico! caritativa! caritativo! caritativas! caritatevole! caritatevoli! beneficente! filantrópica! filantrópico! caritabilă! caritabile! caritabil!',
  charity:
    'bienfaisance! charité! beneficencia! caridad beneficência! caridade! beneficenza! carità caritate! binefacere! œuvres_caritatives!',
  guidance:
    'orientation! orientación! orientação! orientamento! îndrumare! îndrumării! guía_islámica guidance guida_islamica',
  brigades: 'brigăzile! brigăzi! brigazi! brigate! brigadas! brigades!',
  brigade: 'brigata! brigada! brigade! brigadă!',
  battalion: 'bataillon! batallón! batalhão! battaglione! batalion! batalionul! batalionului!',
  battalions: 'bataillons! batallones! batalhões! battaglioni! batalioane! batalioanele!',
  regiment: 'régiment! regimiento! regimento! reggimento! regiment! regimentul!',
  martyrs: 'martyrs! mártires! martiri! martirilor! martiri!',
  martyr: 'mártir! martire martirul! martirului!',
  'general+staff':
    'état_major_général! état_major! estado_mayor_general! estado_mayor! estado_mayor_conjunto! estado_maior! estado_maior_general! estado_maior_geral! stato_maggiore! stato_maggiore_generale! stato_maggiore_della_difesa! statul_major! statul_major_general! statului_major! statului_major_general!',
  election:
    'électorale! électoral! électorales! electoral! electorales! eleitoral! eleitorais! elettorale! elettorali! electorală! electorale! élections! elecciones! eleições! elezioni! alegeri! alegerilor!',
  'guardian+council':
    'conseil_des_gardiens! consejo_de_guardianes! consejo_de_los_guardianes! conselho_dos_guardiões! conselho_de_guardiães! consiglio_dei_guardiani! consiliul_gardienilor! conseil_de_surveillance_de_la_constitution!',
  prisons:
    'prisons! prisiones! prisões! prigioni! penitenciare! penitenciarelor! carceri! cárceles! pénitentiaires! penitenciarias! penitenciárias! închisorilor! établissements_pénitentiaires!',
  aid: 'aide! ayuda! ajuda! aiuto! aiuti! ajutor! ajutoare! assistance! asistencia! assistência! assistenza! asistență! asistenta!',
  arms: 'armements! armement! armamento! armamentos! armamenti! armament! armamentului! arme_si_munitii',
  export:
    'exportation! exportations! exportación! exportaciones! exportação! exportações! esportazione! esportazioni! exporturi! exportul! exportului!',
  import:
    'importation! importations! importación! importaciones! importação! importações! importazione! importazioni! importuri! importului!',
  missile:
    'missiles! misil! misiles! míssil! mísseis! missili! missile! rachete! rachetelor! balistique! balistiques! balísticos!',
  nuclear:
    'nucléaire! nucléaires! nucleare! nucleari! nucleară! nuclearelor! atomique! atómica! atômica! atomica! atomică!',
  'atomic+energy':
    'énergie_atomique! energía_atómica! energia_atómica! energia_atômica! energia_atomica! energiei_atomice! energia_atomică!',
  fisheries: 'pêcheries! pêches! pesca pescas! pescuit! pescuitului! pesquerías! pescarii! peschiere!',
  'election+commission':
    'commission_électorale! comisión_electoral! comissão_eleitoral! commissione_elettorale! comisia_electorală! junta_electoral! consejo_electoral! conseil_électoral! comisiei_electorale!',
  television:
    'télévision! televisión! televisão! televisione! televiziune! televiziunea! televiziunii! televisiva! televisivo!',
  parliament:
    'parlement! parlamento! parlamentul! parlamentului! parlementaire! parlamentario! parlamentare!',
  security: 'sécurité! seguridad! segurança! sicurezza! securitate! securității! securitatea! sûreté!',
  safety: 'sûreté! sécurité! seguridad!',
  'border+police':
    'police_des_frontières! policía_de_fronteras! polícia_de_fronteiras! polizia_di_frontiera! poliția_de_frontieră! police_aux_frontières! poliției_de_frontieră!',
  ministry: 'ministère! ministerio! ministério! ministero! ministerul! ministerului! ministeriale!',
  'general+secretariat':
    'secrétariat_général! secretaría_general! secretaria_geral! segreteria_generale! secretariatul_general!',
  secretariat: 'secrétariat! secretaría! secretariado! segretariato! secretariatul!',
  fund: 'fonds fondo! fondos! fundo! fondi fondul! fondului!',
  reconstruction:
    'reconstruction! reconstrucción! reconstrução! ricostruzione! reconstrucție! reconstrucției!',
  housing: 'logement! logements! vivienda! viviendas! habitação! alloggi! locuințe! locuințelor! habitation',
  peoples:
    'populaire! populaires! popular! populares! popolare! popolari! popular! populară! poporului! poporul!',
  scout: 'éclaireurs! scouts! exploradores',
  union: 'unione! uniunea! uniunii! união! unión! union',
  leasing: 'crédit_bail! arrendamiento! locação! leasingul',
  logistics: 'logistique! logística! logístico! logistica! logistico! logistică!',
  engineering: 'ingénierie! ingeniería! engenharia! ingegneria! inginerie! inginerești! génie',
  'scientific+research':
    'recherche_scientifique! recherches_scientifiques! investigación_científica! investigaciones_científicas! pesquisa_científica! pesquisas_científicas! investigação_científica! ricerca_scientifica! ricerche_scientifiche! cercetare_științifică! cercetări_științifice! cercetării_științifice!',
  study: 'étude estudio studio',
  studies: 'études! etudes! détudes! detudes! estudios! estudos! studi! studii! studiilor!',
  tribunal: 'tribunalul! tribunalului!',
  constitutional:
    'constitutionnel! constitutionnelle! constitucional! costituzionale! constituțională! constituțional!',
  prosecutor:
    'procureur! fiscalía! fiscalia! procuradoria! procuraduría! procura! procuratore! parchetul! procuratura! parquet',
  audit: 'cour_des_comptes cuentas contraloría! controladoria! conti',
  aerospace:
    'aérospatial! aérospatiale! aeroespacial! aeroespaciales! aerospaziale! aerospaziali! aerospațială! aérospatiales! aerospațial!',
  aviation:
    'aviación! aviação! aviazione! aviație! aviației! aviatia! aéronautique! aeronáutica! aeronautica! aeronautică!',
  ministers: 'ministres! ministros! ministri! miniștrilor!',
  revolutionary:
    'révolutionnaire! révolutionnaires! revolucionario! revolucionaria! revolucionarias! revolucionarios! revolucionária! revolucionário! revolucionárias! rivoluzionario! rivoluzionaria! rivoluzionarie! rivoluzionari! revoluționar! revoluționară! revoluționare!',
  patriotic:
    'patriotique! patriotiques! patriótico! patriótica! patriotica! patriotico! patriotică! patriotice!',
  cooperative: 'coopérative! coopératives! cooperativa! cooperativas! cooperative! cooperativă!',
  consumer: 'consommation! consumo! consommateurs! consumidores!',
  irrigation: 'irrigation! riego irrigação! irrigazione! irigații!',
  dam: 'barrage! presa represa! barragem! diga baraj!',
  iranian: 'irani',
  iraqi: 'iraqui',
  tehran: 'téhéran teheran teerã teerão',
  communist: 'communiste! comunista! comuniste! comunistă! comunist!',
  'supreme+electoral+council': 'consejo_supremo_electoral! conseil_supérieur_électoral!',
  'national+electoral+council': 'consejo_nacional_electoral! conselho_nacional_eleitoral!',
  industries: 'industrias! indústrias! industrie! industrii! industriilor!',
  socialist: 'socialiste! socialista! socialistă!',
  refinery: 'raffinerie! refinería! refinaria! raffineria! rafinăria! rafinărie! rafinaria! rafinăriei!',
  'red+crescent':
    'croissant_rouge! media_luna_roja! crescente_vermelho! mezzaluna_rossa! semiluna_roșie! luna_creciente_roja! semilunii_roșii!',
  'red+cross': 'croix_rouge! cruz_roja! cruz_vermelha! croce_rossa! crucea_roșie! crucii_roșii!',
  extraction:
    'extraction! extracción! extração! estrazione! extracție! extracției! estrattiva! extractives! extractiva!',
  coal: 'charbon! charbons! houille! carbón! carvão! carbone carbonífera! cărbune! cărbunelui! cărbunilor! charbonnages! carbunelui',
  ammunition: 'munitions! munición! municiones! munição! munições! munizioni! muniții! munitii! munițiilor!',
  'air+defence':
    'défense_aérienne! defensa_aérea! defesa_aérea! difesa_aerea! apărare_aeriană! apărării_aeriene! défense_antiaérienne! defensa_antiaérea! antiaeriana!',
  applied:
    'appliquée! appliqué! appliquées! aplicada! aplicadas! aplicado! applicata! applicate! aplicată! aplicate!',
  physics: 'physique física fisica fizică',
  'black+sea': 'mer_noire! mar_negro! mar_nero! marea_neagră! mării_negre!',
  'baltic+sea': 'mer_baltique! mar_báltico! mar_baltico! marea_baltică! mării_baltice!',
  fleet: 'flotte! flota! flotta! frota! flotei!',
};

/** The same of the Germanic languages. */
const GERMANIC: Lexicon = {
  branch: 'zweigniederlassung! niederlassung! filiale! filial! filialen! bijkantoor! bijhuis!',
  trading: 'handels! handel handelsgesellschaft! handelsmaatschappij! handelshaus! handelsaktiebolag!',
  shipping:
    'reederei! schiffahrt! schifffahrt! rederij! rederi! rederiet! schiffahrts! scheepvaart! sjofart! schiffahrtsgesellschaft! skibsrederi! shippingselskab',
  shipyard: 'werft! scheepswerf! skibsvaerft! varv! verft! skipsverft!',
  shipbuilding:
    'schiffbau! scheepsbouw! skibsbygning! schiffsbau! skeppsbyggnad! skeppsbygge! varvsindustri! skibsbyggeri! skibsværft skipsbygging! verftsindustri!',
  machinebuilding: 'maschinenbau! maschinenfabrik! machinebouw! maskinfabrik!',
  'plant+construction': 'anlagenbau!',
  'aircraft+construction': 'flugzeugbau!',
  airlines:
    'fluggesellschaft! luftfahrtgesellschaft! luchtvaartmaatschappij! flyselskap! flygbolag! flyselskab!',
  aviation: 'luftfahrt! luchtvaart! luftfart! luftfarts! flygindustri!',
  airport:
    'flughafen! luchthaven! lufthavn! flygplats! flughafens! vliegveld! flygplatsen! lufthavnen! lufthamn!',
  railway:
    'eisenbahn! bahn spoorwegen! jernbane! jarnvag! bundesbahn! eisenbahngesellschaft! spoorwegmaatschappij! spoorweg! järnväg!',
  insurance:
    'versicherung! versicherungs! verzekering! verzekeringen! forsikring! forsakring! forsikringsselskab! försäkring! försäkrings! forsikrings!',
  bank: 'sparkasse! bankgesellschaft! banken! kreditbank! spaarbank! sparbank! handelsbank!',
  savings: 'sparkassen',
  investment: 'beteiligungs! beteiligungsgesellschaft! kapitalanlage! beleggingen! investering!',
  holding: 'beteiligungen! beheer!',
  management: 'verwaltungs! verwaltungsgesellschaft! geschaftsfuhrungs! beheersmaatschappij! hausverwaltung!',
  construction: 'bau bauunternehmen! baugesellschaft! bouw! aannemers! byggeri! byggnads! entreprenor!',
  transport: 'spedition! speditions! transporte! vervoer! frakt!',
  oil: 'erdol! mineralol! aardolie! olje! öl erdöl! olie olja oljan petroleum',
  gas: 'erdgas! aardgas!',
  energy: 'energiewirtschaft!',
  mining:
    'bergbau! bergwerk! mijnbouw! gruv! minedrift! bergbaus! gruvdrift! gruv gruvedrift! bergwerks! gruveselskap! montan',
  steel: 'stahlwerk! stahlwerke! stahl! stalverk! staal! hochofen! stahl staal stål stalindustri',
  works: 'werke! werk! fabriken! verken!',
  chemical: 'chemische! chemie! kemi chemiewerke! kemiske!',
  pharmaceutical: 'arzneimittel! pharmazeutische! lakemedel! geneesmiddelen!',
  electric: 'elektrische! elektro! elektrizitats!',
  electronics: 'elektronik! elektronica!',
  precision: 'prazisions! feinmechanik! feinwerktechnik!',
  tools: 'werkzeug! werkzeuge! verktyg! gereedschap! werkzeugbau!',
  'machine+tools': 'werkzeugmaschinen!',
  equipment: 'gerate! geratebau! apparatebau! utrustning! uitrusting!',
  research: 'forschungs! forschung! onderzoek! forskning! forsknings!',
  'research+institute':
    'forschungsinstitut! onderzoeksinstituut! forskningsinstitut! forschungsinstituts! forskningsinstitutet! forskningsinstituttet! forskningsinstitutt!',
  'research+center':
    'forschungszentrum! onderzoekscentrum! forskningscentrum! forskningscenter! forskningssenter!',
  scientific:
    'wissenschaftliche! wissenschaftlich! wetenschappelijk! vetenskaplig! videnskabelig! wissenschaftlicher! wissenschaftliches! wetenschappelijke! vetenskapliga! videnskabelige! vitenskapelige! vitenskapelig!',
  university:
    'hochschule! hogeschool! hogskolan! hojskole! universiteit! universität! universitet! universitetet! högskola! høgskole! højskole universiteten!',
  'technical+university': 'technische_hochschule! tekniska_hogskolan!',
  society: 'verein genootschap! samfund! sallskap!',
  association:
    'verband! vereinigung! bund vereniging! verbond! forbund! forening! foreningen! forbundet! produktionsvereinigung! produktionsforeningen',
  cooperative: 'genossenschaft! cooperatie! andelsselskab!',
  foundation: 'stiftung! stichting! stiftelse! stiftelsen! fonden!',
  ministry: 'bundesministerium! ministerium! departementet! ministeriet! ministeriums! ministeriets!',
  'federal+office': 'bundesamt!',
  office: 'amt büro! kontor! kantoor! buro! bureau kontoret',
  police: 'polizei! politie! polisen! politi! bundespolizei! polis politi politiet! polismyndigheten!',
  army: 'bundeswehr! heer leger! haren haeren armee! landmacht! hær hæren! hærens armén arméns armeen! landstreitkräfte!',
  'armed+forces':
    'streitkrafte! krijgsmacht! forsvaret! forsvarsmakten! streitkräfte! streitkräften! strijdkrachten! stridskrafter! väpnade_styrkor! väpnade_styrkorna! väpnade_styrkors! väpnade_styrkornas! væbnede_styrker! væpnede_styrker! væbnede_styrkers! væpnede_styrkers! wehrmacht',
  intelligence:
    'nachrichtendienst! bundesnachrichtendienst! inlichtingendienst! underrattelsetjanst! efterretningstjeneste!',
  defence: 'verteidigung! verteidigungs! landesverteidigung! forsvars! defensie! abwehr! schutz',
  support: 'unterstutzung! ondersteuning! forderung! stotte! stod',
  relief:
    'hilfswerk! hilfsverein! hulp! nothilfe! hjalp! noodhulp! nødhjelp! nødhjælp! katastrophenhilfe! katastrofhjälp! hjælp! hjälp! hilfs',
  aid: 'hilfe! hilfsorganisation! hilfe hulp hulpverlening! bistand! bistånd! hjälp hjælp hjelp',
  workers: 'arbeiter! arbeiders! arbetare! arbejder! arbeiters',
  'workers+party':
    'arbeiterpartei! arbeiderspartij! arbetarparti! arbejderparti! arbejderpartiet! arbeiderparti! arbeiderpartiet! arbetarpartiet! arbeiderpartij!',
  people: 'volks! folkets! volk folke folket',
  community: 'gemeinschaft! gemeinde! gemeenschap!',
  islamic:
    'islamische! islamischer! islamitische! islamiska! islamischen! islamisches! islamitisch! islamiske! islamisk! islamsk! islamske! islamistische!',
  muslims: 'muslime! moslims! muslimer!',
  publishing: 'verlag! verlags! uitgeverij! forlag! forlaget!',
  printing: 'druckerei! drukkerij! trykkeri!',
  newspaper: 'zeitung! krant tidning! avis',
  food: 'lebensmittel! nahrungsmittel! levensmiddelen! livsmedel! fodevarer!',
  agricultural: 'landwirtschaft! landwirtschaftliche! landbouw! landbrug! lantbruk!',
  timber: 'holz! hout trae',
  fishery: 'fischerei! visserij! fiskeri!',
  foreign:
    'auswartiges! auswartige! buitenlandse! utenriks! auslands! utrikes! udenrigs! udenlandske! utenlandske! utländska! ausländische! ausländischer!',
  'foreign+trade':
    'aussenhandels! aussenhandel! buitenlandse_handel! außenhandels! utrikeshandel! udenrigshandel! utenrikshandel!',
  brothers: 'gebruder! gebr! broeders! gebroeders! brodrene! broderna!',
  sons: 'söhne! soehne! zonen! sonner!',
  technology: 'technik! techniek! teknik!',
  systems: 'systeme! systemtechnik! systemen!',
  engineering:
    'ingenieurburo! ingenieurgesellschaft! ingenieurwesen! ingenieurs! ingenjörs! ingeniør! ingenieur',
  aerospace:
    'raumfahrt! luft_und_raumfahrt! ruimtevaart! rymd! lucht_en_ruimtevaart! rymd_och_flyg flyg_och_rymd luft_og_rumfart! luft_og_romfart! luchtfahrt',
  weapons: 'waffen! waffenfabrik! wapens! vapen! vaben!',
  ammunition: 'munitionsfabrik! munitie!',
  power: 'kraftwerk! kraftwerke! stadtwerke! kraftverk!',
  nuclear: 'kernenergie! kernkraftwerk! atomkraft! karnkraft!',
  estonia: 'estland!',
  germany: 'bundesrepublik!',
  main: 'haupt hoofd hoved huvud',
  'main+directorate':
    'hauptdirektion! hauptverwaltung! hoofddirectoraat! hoofddirectie! hovedirektorat! huvuddirektorat!',
  directorate: 'direktion! directie! verwaltung!',
  internal: 'innere! inneren! inneres! binnenlandse! indre inre',
  affairs: 'angelegenheiten! zaken aangelegenheden! anliggender! arenden!',
  city: 'stadt! stad stads byen staden',
  'morality+police': 'sittenpolizei! moralpolizei! zedenpolitie! moralpolis! moralpoliti!',
  imperial: 'kaiserliche! kaiserlicher! keizerlijke! kejserlige! kejserlig! kejserliga! reichs!',
  'imperial+movement': 'reichsbewegung!',
  'all+russian':
    'gesamtrussische! gesamtrussischer! gesamtrussisches! allrussische! allrussischer! allrussisches! gesamtrussisch! heelrussische! alrussiske! alrussisk! allryska! allrysk! panrussische!',
  european:
    'europaische! europaischer! europaisches! europaisch! europaeisch! europese! europees! europaeiske! europeiska!',
  'peoples+army': 'volksarmee! volksleger! folkehaer! folkarmen! folkarmé! folkarmén! folkehær! folkehæren!',
  'peoples+front': 'volksfront! folkefront! folkfront! folkefronten! folkfronten!',
  'peoples+party': 'volkspartei! volkspartij! folkeparti! folkparti! folkpartiet! folkepartiet!',
  'peoples+republic':
    'volksrepublik! volksrepubliek! folkerepublik! folkrepubliken! folkerepublikken! folkrepublik!',
  potash: 'kali kaliwerke!',
  'potash+company': 'kalikompanie! kaligesellschaft!',
  safe: 'sicheres! sichere! sicherer! veilig! veilige! sikkert sikker saker sakert',
  'law+enforcement': 'strafverfolgung! strafverfolgungs! wetshandhaving! rechtshandhaving! retshandhaevelse!',
  compatriots: 'landsleute! landsleuten! landgenoten! landsmaend! landsman',
  abroad: 'ausland! buitenland! udlandet! utomlands! utlandet!',
  supporters: 'unterstutzer! anhanger! aanhangers! tilhaengere!',
  cooperation: 'zusammenarbeit! samenwerking! samarbeid! samarbete! samarbejde!',
  broadcasting:
    'rundfunk! omroep! rundfunkgesellschaft! radio_und_fernseh! rundfunks! rundradio! radiospredning! kringkasting! kringkastingen! radio_och_tv sändning',
  television: 'fernseh! fernsehen! televisie!',
  radio: 'horfunk!',
  'production+association': 'produktionsvereinigung! productievereniging! produktionsforening!',
  'sparkling+wine': 'schaumwein! mousserende_wijn! mousserende! schaumweinhersteller!',
  machine: 'maschinen! machine',
  machines: 'maschinen! machines',
  'cruise+missile': 'marschflugkorper! kruisraketten!',
  unit: 'einheit! eenheid! enhed enhet',
  supreme:
    'oberste! oberster! oberstes! hoogste! hogsta hojeste obersten! hoge hogere opperste! högsta! øverste! höchster! høyeste! højeste!',
  court:
    'gericht! gerichtshof! gerechtshof! rechtbank! domstol! domstolen! gerichts! domstolens! hof retten tingrett! landgericht!',
  'supreme+court':
    'oberster_gerichtshof! oberstes_gericht! hooggerechtshof! högsta_domstolen! højesteret! høyesterett!',
  'revolutionary+court':
    'revolutionsgericht! revolutionsdomstolen! revolutionsdomstol! revolutionaire_rechtbank! revolusjonsdomstolen! revolutiedomstol',
  'central+prison': 'zentralgefangnis! centralfangelset! centralfaengslet! centralfaengsel!',
  guards: 'wachter wachters',
  guard: 'garde gardet',
  'revolutionary+guard': 'revolutionsgarde! revolutionsgardet! revolutionsgarden! revolutionaire_garde!',
  'revolutionary+guards': 'revolutionsgarden! revolutionswachter! revolutiegarden!',
  navy: 'marine kriegsmarine! seestreitkrafte! zeemacht! marinen! seestreitkräfte! flottan! søværnet! sjøforsvaret! marineflotte',
  'air+force':
    'luftwaffe! luchtmacht! flyvevaben! flygvapnet! luftforsvaret! luftstreitkrafte! luftwaffen! luftstreitkräfte! luftstreitkräften! luchtstrijdkrachten! flygvapen! flygvapnets! luftvåben! luftvåbenet! luftforsvar! flyvåpen! flyvåpenet! flyvevåben! flyvevåbnet! flystridskrefter! luftstridskrafter!',
  'ground+forces': 'landstreitkrafte! bodenstreitkrafte! heerestruppen!',
  'truth?': 'wahrheit! waarheid! sandhed',
  'just?': 'gerechtes! gerechte! rechtvaardig! retfaerdigt',
  first: 'erste erster erstes! eerste forste forsta',
  '2': 'zweite zweiter zweites! tweede',
  '3': 'dritte dritter drittes derde tredje',
  '4': 'vierte vierter viertes vierde fjerde',
  '5': 'funfte funfter vijfde',
  new: 'neue neuer! neues nieuwe! nya nye',
  united: 'vereinte! vereinten! vereinigte! vereinigten! vereinigtes! verenigde! forenede! forenade!',
  'progress?': 'fortschritt! vooruitgang!',
  progressive: 'fortschrittliche! fortschrittspartei',
  'freedom?': 'freiheit! vrijheid! frihed! frihet! freiheits!',
  'falcons?': 'falken! freiheitsfalken! valken',
  'wolves?': 'wolfe wolven! ulve',
  'night+wolves?': 'nachtwolfe! nachtwolven! natulvene! nattvargarna!',
  'victory?': 'sieg sieges overwinning! sejr seger',
  youth: 'jugend! jeugd! ungdom!',
  fighters: 'kampfer strijders! kaempere!',
  combat: 'kampf kampfende strijd',
  'combat+group': 'kampfgruppe! gevechtsgroep!',
  fighting: 'kampfende strijdende!',
  'natural+sciences': 'naturwissenschaften! natuurwetenschappen! naturvidenskab!',
  academy: 'akademie! akademi academie!',
  department:
    'abteilung! afdeling! avdelning! departement departement! departementet! avdeling! avdelingen! avdelningen! afdelingen!',
  special: 'spezial! sonder! speciale! saerlige',
  'special+forces': 'spezialkrafte! spezialeinheiten!',
  'general+staff':
    'generalstab! generalstabs! generale_staf! generalstaben! generalstabes! generalstaf! generalstabens! generalstabens!',
  procurement: 'beschaffung! beschaffungs! inkoop! aanbesteding! indkob!',
  customs: 'zoll zollamt! douane! zoll! zollbehörde! tull told toll tullmyndigheten! toldmyndighed!',
  finance: 'finanz! finanzen! financien!',
  commercial: 'handels! handelsbank',
  trade: 'handel handels! handelsbank',
  'trade+bank': 'handelsbank!',
  'foreign+trade+bank':
    'aussenhandelsbank! buitenlandse_handelsbank! außenhandelsbank! utrikeshandelsbanken! utrikeshandelsbank! udenrigshandelsbank! utenrikshandelsbank!',
  state:
    'staats staatliche! staatlicher! staatliches! staatlichen! statlig! statliga! statlige! statligt! staatlijke staats! stats! statens!',
  national:
    'nationale nationaler! nationales! nationalen! nationella! nationaal! nationell! nasjonale! nasjonal! nasjonalt! nasjonalgarden',
  railways:
    'eisenbahnen! staatsbahnen! spoorwegen! eisenbahn! bahnen staatsbahn! spoorweg! järnvägar! järnvägarna! järnväg! järnvägen! jernbaner! jernbanerne! jernbanen! jernbane! jernbanene! staatsspoorwegen! statsbaner! statsbanene!',
  company:
    'kompanie! gesellschaft! maatschappij! selskab! bolag selskabet! selskap! selskapet! bolag! bolaget! bedrijf! betrieb! unternehmen! foretak! foretaket!',
  republic: 'republik! republiek! republikken! republiken!',
  russian: 'russische! russischer! russischen! russisches! russisch! russiske! ryska!',
  iranian: 'iranische! iranischer! iranischen! iraanse! iranske! iranska!',
  korean: 'koreanische! koreanischer! koreaanse! koreaans! koreanske! koreanska!',
  chinese: 'chinesische! chinesischer! chinese kinesiske! kinesiska!',
  syrian: 'syrische! syrischer! syriske! syriska!',
  libyan: 'libysche! libyscher! libische! libyske! libyska!',
  belarusian:
    'belarussische! belarussischer! weissrussische! weissrussischer! belarusian hviderussiske! belarusiske! belarusiska!',
  revolutionary:
    'revolutionare! revolutionarer! revolutionaren! revolutionaire! revolutionaere! revolutionara! revolutionäre! revolutionärer! revolutionären! revolutionära! revolutionære! revolusjonære! revolutionär!',
  liberation:
    'befreiung! befreiungs! bevrijding! bevrijdings! befrielse! befrielses! befrielsen! befriande! frigjøring! frigjørings! frigörelse! frigøring!',
  'liberation+front':
    'befreiungsfront! bevrijdingsfront! befrielsesfront! befrielsesfronten! befrielsefront! befrielsefronten! frigjøringsfront! frigjøringsfronten!',
  'liberation+army':
    'befreiungsarmee! bevrijdingsleger! befrielseshaer! befrielsesarme! befrielsearmé! befrielsearmén! befrielseshær! befrielseshæren! frigjøringshær! frigjøringshæren! befrielsesarmé!',
  democratic:
    'demokratische! demokratischer! demokratischen! democratische! demokratiske! demokratiska! demokratisk!',
  communist:
    'kommunistische! kommunistischer! communistische! kommunistiske! kommunistiska! kommunistischen! kommunistisk!',
  popular: 'volkstumliche',
  geographical: 'geographische! geografische!',
  armed: 'bewaffnete! bewaffneten! gewapende! vaebnede! vapnade! bewaffneter! väpnade! væbnede! væpnede!',
  radiological: 'strahlenschutz',
  purpose: 'zwecke',
  library: 'bibliothek! bibliotheek!',
  'private+military+company': 'privates_militarunternehmen! particulier_militair_bedrijf!',
  'central+bank': 'zentralbank! centralbank! centralbanken! sentralbanken! centrale_bank!',
  resistance: 'widerstand! widerstands! verzet! motstand! modstand! motstands! modstands!',
  movement: 'bewegung! beweging! bevaegelse! rorelse! bevegelse! bevegelsen! rorelsen!',
  peoples: 'volks! folke! folkets! folk!',
  palestine: 'palastinas! palästinas! palestinas!',
  space:
    'weltraum! raumfahrt! ruimtevaart! rymd! rymden! rymdstyrelsen! rymdfart! rumfart! rumfarts! romfart! romfarts! weltraumforschung ruimte rymdstyrelse',
  'space+agency':
    'weltraumagentur! raumfahrtagentur! weltraumorganisation! raumfahrtbehörde! ruimtevaartorganisatie! ruimtevaartagentschap! ruimteagentschap! rymdstyrelsen! rymdstyrelse! rymdorganisation! rumfartsagentur! rumfartsorganisation! romfartsorganisasjonen! romfartsorganisasjon! romfartsbyrå! romfartsbyrået! rymdorganisationen! rumfartsagenturet! rymdorgan! rymdbyrå! rymdbyrån!',
  'news+agency':
    'nachrichtenagentur! nachrichtendienstagentur presseagentur! persbureau! nieuwsagentschap! persagentschap! nyhetsbyrå! nyhetsbyrån! nyhetsbyrået! nyhedsbureau! nyhedsbureauet! telegrambyrå! telegrambyrået! pressebureau! nieuwsbureau!',
  news: 'nachrichten! nieuws! nyheter! nyheder! nyhets! nyheds!',
  'election+commission':
    'wahlkommission! wahlausschuss! kiescommissie! kiesraad! valkommissionen! valkommission! valgkommission! valgkommissionen! valgkommisjon! valgkommisjonen! verkiezingscommissie! valmyndigheten! wahlbehörde!',
  'central+election+commission': 'zentralwahlkommission!',
  election: 'wahl verkiezings! valg wahlen! verkiezingen! valet',
  'foreign+intelligence+service':
    'auslandsnachrichtendienst! auslandsgeheimdienst! buitenlandse_inlichtingendienst! udenrigsefterretningstjeneste! udenlandsefterretningstjeneste! utenlandsetterretningstjeneste! utenriksetterretningstjeneste! utrikesunderrättelsetjänst! utlandsunderrättelsetjänst!',
  'intelligence+service':
    'nachrichtendienst! geheimdienst! nachrichtendienste! inlichtingendienst! inlichtingendiensten! efterretningstjeneste! efterretningstjenesten! etterretningstjeneste! etterretningstjenesten! underrättelsetjänst! underrättelsetjänsten! sikkerhedstjeneste veiligheidsdienst underrattelsetjanster!',
  'security+service':
    'sicherheitsdienst! veiligheidsdienst! säkerhetstjänst! säkerhetstjänsten! sikkerhedstjeneste! sikkerhetstjeneste! sikkerhetstjenesten! sikkerhedstjenesten! staatssicherheitsdienst!',
  'military+intelligence':
    'militärgeheimdienst! militärnachrichtendienst! militaire_inlichtingendienst! militære_efterretningstjeneste!',
  'state+security':
    'staatssicherheit! staatsveiligheid! statssäkerhet! statssikkerhed! statssikkerhet! säkerhetskommitté!',
  'border+guard':
    'grenzschutz! grenzwache! grenztruppen! grenspolitie! grenswacht! grensbewaking! gränsbevakning! gränsbevakningen! gränsvakt! gränsvakten! grænsevagt! grænsevagten! grænsepoliti! grensevakt! grensevakten! grensepoliti!',
  'coast+guard':
    'küstenwache! kustwacht! kustbevakning! kustbevakningen! kystvakt! kystvakten! kystvagt! kystvagten!',
  'shipbuilding+corporation':
    'schiffbaugesellschaft! schiffbaukonzern! scheepsbouwmaatschappij! scheepsbouwbedrijf! skeppsvarvsbolag! skibsbygningsselskab!',
  'nuclear+power+plant':
    'kernkraftwerk! kernkraftwerke! atomkraftwerk! kerncentrale! kärnkraftverk! kärnkraftverket! kernekraftværk! kernekraftværket! atomkraftværk! atomkraftværket! kjernekraftverk! kjernekraftverket! atomkraftverk! atomkraftverket!',
  'power+plant':
    'kraftwerk! kraftwerke! wasserkraftwerk! krachtcentrale! kraftverk! kraftverket! kraftværk! kraftværket! wärmekraftwerk! heizkraftwerk! kolkraftverk!',
  'arms+export+company':
    'rüstungsexportgesellschaft! waffenexportgesellschaft! wapenexportbedrijf! vapenexportbolag!',
  'arms+export':
    'rüstungsexport! waffenexport! rüstungsexporte! wapenexport! wapenuitvoer! vapenexport! våbeneksport! våpeneksport!',
  'relief+foundation':
    'hilfsstiftung! hulpstichting! hjälpstiftelsen! hjälpstiftelse! hjælpefonden! nødhjelpsstiftelse! nødhjælpsfond! hilfsfonds hjælpefond hjelpefond hjälpfond',
  'relief+organization':
    'hilfsorganisation! hulporganisatie! hjälporganisation! hjälporganisationen! hjælpeorganisation! hjelpeorganisasjon! nødhjelpsorganisasjon! nødhjælpsorganisation!',
  'guardian+council':
    'wächterrat! wachtersraad! raad_van_hoeders! raad_van_de_hoeders! väktarråd! väktarrådet! vogternes_råd! vogterrådet! vogterråd! vokternes_råd! vokterrådet! vokterråd! väktarnas_råd! raad_der_hoeders! hoedersraad!',
  guardians: 'wächter! hoeders! väktare! väktarnas! vogtere! vogternes! voktere! vokternes!',
  'security+council':
    'sicherheitsrat! sicherheitsrates! veiligheidsraad! säkerhetsråd! säkerhetsrådet! sikkerhedsråd! sikkerhedsrådet! sikkerhetsråd! sikkerhetsrådet!',
  'constitutional+court':
    'verfassungsgericht! verfassungsgerichtshof! grondwettelijk_hof! författningsdomstolen! forfatningsdomstolen! konstitusjonsdomstolen!',
  'customs+service':
    'zolldienst! douanedienst! douanediensten! tullverket! tullväsendet! toldvæsen! toldvæsenet! tollvesen! tollvesenet! toldtjeneste!',
  'customs+administration':
    'zollverwaltung! douaneadministratie! douanebeheer! tullverk! toldforvaltning! tolladministrasjon! tolletaten!',
  'customs+office': 'zollamt! douanekantoor! tullkontor! toldkontor!',
  border: 'grenz grenze gräns grænse grense grens',
  'academy+of+sciences':
    'akademie_der_wissenschaften! academie_van_wetenschappen! vetenskapsakademien! vetenskapsakademi! vetenskapsakademin! videnskabernes_akademi! videnskabsakademi! videnskabsakademiet! vitenskapsakademiet! vitenskapsakademi!',
  'defence+sciences':
    'verteidigungswissenschaften! verteidigungswissenschaft! defensiewetenschappen! försvarsvetenskap! forsvarsvidenskab! forsvarsvitenskap!',
  sciences:
    'wissenschaften! wetenschappen! vetenskaper! videnskaber! videnskabernes! vitenskaper! vetenskap! videnskab! vitenskap! wissenschaft! wetenschap!',
  'ministry+of+defence':
    'verteidigungsministerium! verteidigungsministeriums! defensieministerie! försvarsdepartementet! försvarsdepartement! försvarsministeriet! forsvarsministeriet! forsvarsministerium! forsvarsdepartementet! forsvarsdepartement! ministerie_van_defensie! ministerium_der_verteidigung! ministerium_für_verteidigung!',
  'ministry+of+foreign+affairs':
    'aussenministerium! außenministerium! aussenministeriums! buitenlandse_zaken! utrikesdepartement! utrikesministeriet! udenrigsministerium! utenriksdepartement! utrikesministerium! utenriksministerium! buitenlandministerie!',
  'ministry+of+interior':
    'innenministerium! innenministeriums! inrikesministeriet! indenrigsministerium! innenriksdepartementet! innenriksministeriet! ministerie_van_binnenlandse_zaken! inrikesdepartement! inrikesministerium! inrikesministeriums!',
  'ministry+of+finance':
    'finanzministerium! finanzministeriums! finansdepartement! finansministerium! ministerie_van_financiën!',
  'ministry+of+justice':
    'justizministerium! justitiedepartement! justisdepartementet! justisdepartement! justitsministerium!',
  'ministry+of+intelligence':
    'geheimdienstministerium! underrättelseministeriet! etterretningsministeriet! efterretningsministerium! etterretningsdepartementet! underrättelsedepartementet!',
  'ministry+of+fisheries':
    'fischereiministerium! fiskeridepartementet! fiskeriministeriet! visserijministerie!',
  fisheries: 'fischerei! visserij! fiskeri! fiske',
  'development+fund':
    'entwicklungsfonds! ontwikkelingsfonds! utvecklingsfond! utvecklingsfonden! udviklingsfond! udviklingsfonden! utviklingsfond! utviklingsfondet!',
  reconstruction:
    'wiederaufbau! wederopbouw! heropbouw! återuppbyggnad! genopbygning! gjenoppbygging! wiederaufbaus!',
  'liberation+movement':
    'befreiungsbewegung! bevrijdingsbeweging! befrielserörelse! befrielserörelsen! befrielsesbevægelse! frigjøringsbevegelse!',
  'resistance+movement':
    'widerstandsbewegung! verzetsbeweging! motståndsrörelse! motståndsrörelsen! modstandsbevægelse! modstandsbevægelsen! motstandsbevegelse! motstandsbevegelsen!',
  'popular+front': 'volksfront! folkfronten! folkefronten! folkfront! folkefront!',
  'peoples+court': 'volksgericht! volksgerichtshof! folkdomstolen! folkedomstolen! volksrechtbank!',
  martyrs:
    'märtyrer! märtyrern martelaren! martelaars! martyrer! martyrernas! martyrernes! martyrene! martyrenes! märtyrerbrigaden! martyrerna!',
  'martyrs+brigades':
    'märtyrerbrigaden! martelarenbrigades! martelaarsbrigades! martyrbrigader! martyrbrigaderna! martyrbrigaderne! martyrbrigadene!',
  brigades: 'brigaden! brigades! brigader! brigaderna! brigaderne! brigadene!',
  battalion: 'bataillon! bataillons! bataljon! bataljonen! bataljons! bataillonen!',
  battalions: 'bataillone! bataljons! bataljoner! bataillonerne!',
  'steel+works':
    'stahlwerk! stahlwerke! staalfabriek! staalbedrijf! stålverk! stålverket! stålværk! stålværket!',
  'holy+war':
    'heiliger_krieg! heiligen_krieges! heilige_oorlog! heligt_krig! heliga_kriget! hellig_krig! hellige_krig!',
  'broadcasting+corporation':
    'rundfunkanstalt! omroepmaatschappij! omroeporganisatie! kringkastingsselskap! rundradion! rundfunkgesellschaft!',
  prison:
    'gefängnis! gefängnisses! haftanstalt! strafvollzugsanstalt! justizvollzugsanstalt! gevangenis! strafinrichting! fängelse! fängelset! fængsel! fængslet! fengsel! fengselet! strafkolonie! straffkoloni! fängsel fengslet!',
  prisons: 'gefängnisse! gevangenissen! fängelser! fængsler! fengsler! kriminalvården! gefängniswesen!',
  'prisons+organization':
    'gefängnisorganisation! gevangenisorganisatie! fängelseorganisation! fængselsorganisation! fengselsorganisasjon!',
  tax: 'steuer steuern! belasting! belasting skatt skat skatte!',
  'tax+service':
    'steuerdienst! steuerbehörde! belastingdienst! skatteverket! skattevæsenet! skatteetaten! skattemyndighet!',
  'stock+exchange':
    'börse! effectenbeurs! aandelenbeurs! beurs! fondbörs! fondbörsen! börs! børs! børsen! fondsbørs! fondsbørsen! wertpapierbörse! börsen!',
  petrochemical:
    'petrochemie! petrochemische! petrochemischer! petrochemisch! petrokemiska! petrokemisk! petrokemiske! petrokjemiske! petrokjemisk! petrokemi! petrokjemi! petrochemische_industrie',
  'petrochemical+company':
    'petrochemiegesellschaft! petrochemieunternehmen! petrokemibolag! petrokemiföretag! petrochemiebedrijf!',
  'election+authority': 'valmyndigheten! wahlbehörde!',
  agency: 'agentur! agentschap! agentuur! byrå! byrån! byrået! bureau direktorat',
  authority: 'behörde! autoriteit! myndighet! myndigheten! myndighed! myndigheden! styrelsen! styrelse!',
  'shipping+company':
    'reederei! schifffahrtsgesellschaft! schiffahrtsgesellschaft! scheepvaartmaatschappij! rederij! rederi! rederiet! sjöfartsbolag! rederibolag! skibsselskab! skipsselskap!',
  'shipping+lines': 'schifffahrtslinien! scheepvaartlijnen! rederi sjöfartslinjer!',
  council: 'rates raad råd rådet! rådets! raden',
  central:
    'zentral! zentrale! zentraler! zentrales! zentralen! centraal! centrala! sentral! sentrale! sentralt! central!',
  'insurance+company':
    'versicherungsgesellschaft! verzekeringsmaatschappij! försäkringsbolag! försäkringsbolaget! forsikringsselskab! forsikringsselskabet! forsikringsselskap! forsikringsselskapet!',
  'charitable+foundation':
    'wohltätigkeitsstiftung! liefdadigheidsstichting! liefdadigheidsinstelling! välgörenhetsstiftelse! välgörenhetsstiftelsen! velgørende_fond! velgørenhedsfond! veldedig_stiftelse! veldedighetsstiftelse!',
  charitable:
    'wohltätige! wohltätiger! liefdadige! liefdadigheids! välgörenhets! velgørende! veldedig! veldedige! gemeinnützige! karitative! karitativer!',
  charity:
    'wohltätigkeit! wohltätigkeits! wohltätigkeitsorganisation! wohlfahrt! liefdadigheid! liefdadigheidsorganisatie! välgörenhet! välgörenhetsorganisation! velgørenhed! veldedighet! velgørenhedsorganisation!',
  'youth+movement':
    'jugendbewegung! jeugdbeweging! ungdomsrörelse! ungdomsrörelsen! ungdomsbevægelse! ungdomsbevægelsen! ungdomsbevegelse! ungdomsbevegelsen!',
  'youth+union': 'jugendverband! jeugdbond! ungdomsförbund! ungdomsförbundet! ungdomsforbund!',
  'scientific+research':
    'wissenschaftliche_forschung! wetenschappelijk_onderzoek! vetenskaplig_forskning! videnskabelig_forskning! vitenskapelig_forskning!',
  oppressed: 'unterdrückten! entrechteten! onderdrukten! förtryckta! undertrykte! undertryktes! behoeftigen!',
  'public+prosecutor':
    'staatsanwaltschaft! generalstaatsanwaltschaft! openbaar_ministerie! åklagarmyndigheten! anklagemyndigheden! påtalemyndigheten!',
  parliament: 'parlament! parlaments! parlement! parlamentet! folketinget! riksdagen! stortinget!',
  administration:
    'verwaltung! beheer! förvaltning! förvaltningen! forvaltning! forvaltningen! administrasjon! administrasjonen! administratie! administrationen! verwaltungs!',
  missile: 'raketen! raketten! robot robotar raketer! rakett! rakettstyrker missil! missilen!',
  'missile+force': 'raketentruppen! raketentruppe! raketstrijdkrachten! rakettstyrke!',
  'mining+company':
    'bergbaugesellschaft! bergbauunternehmen! mijnbouwbedrijf! mijnbouwmaatschappij! gruvbolag! gruvbolaget! mineselskab! gruveselskap! gruveselskapet!',
  'trading+house': 'handelshaus! handelshuis! handelshus! handelshuset!',
  'trading+company':
    'handelsgesellschaft! handelsmaatschappij! handelsonderneming! handelsbolaget! handelsselskab! handelsselskap! handelsfirma! handelskompanie!',
  'leasing+company':
    'leasinggesellschaft! leasingmaatschappij! leasingbolag! leasingselskab! leasingselskap!',
  telecommunications:
    'telekommunikation! telekommunikations! telecommunicatie! telekommunikasjon! telekommunikasjons!',
  military:
    'militärische! militärischer! militärisches! militärischen! militär! militaire! militair! militära! militære! militær! militärisch!',
  economic: 'wirtschafts! wirtschaftliche! economische! ekonomiska! økonomiske! økonomisk! ekonomisk!',
  holy: 'heilige heiligen',
  revolution: 'revolutie! revolusjon! revolusjonen! revolutionen! revolutionens! revolutions!',
  refinery:
    'raffinaderiet! raffinaderierna! raffineriet! oljeraffinaderi! oljeraffinaderiet! raffineri! raffinerien!',
  'communist+party': 'kommunistparti! kommunistpartiet! kommunistpartei!',
  socialist:
    'sozialistische! sozialistischer! socialistische! socialistiska! socialistiske! sosialistiske! sosialistisk!',
  'aviation+industries': 'luftfahrtindustrien! luftfahrtindustrie! luchtvaartindustrieën!',
  'aviation+industries+organization': 'luftfahrtindustrieorganisation! luftfahrtindustrie_organisation!',
  'defence+industries+organization': 'verteidigungsindustrieorganisation!',
  'aerospace+industries+organization': 'raumfahrtindustrieorganisation!',
  'security+committee':
    'sicherheitskomitee! säkerhetskommitté! säkerhetskommittén! sikkerhedskomité! sikkerhetskomité! veiligheidscomité!',
  'state+security+committee': 'staatssicherheitskomitee!',
  kurdistan: 'koerdistan kurdistans',
  'coal+mine': 'kohlebergwerk! steenkoolmijn! kolgruva!',
  committee: 'comité! kommitté! kommittén! komité! komitéen! ausschuss! ausschusses! utskott utvalg udvalg',
  'border+troops': 'grenztruppen! gränstrupper! grensetropper! grænsetropper! grenstroepen!',
  troops: 'truppen! troepen! trupper! tropper!',
  'trade+union': 'gewerkschaft! vakbond! fackförening! fagforening! fagforbund!',
  'red+crescent':
    'roter_halbmond! roten_halbmond! roten_halbmondes! rode_halve_maan! röda_halvmånen! røde_halvmåne! rød_halvmåne! halbmond! halvmåne! halvmånen!',
  'red+cross': 'rotes_kreuz! roten_kreuzes! rode_kruis! röda_korset! røde_kors!',
  'export+development+bank':
    'exportentwicklungsbank! exportontwikkelingsbank! exportutvecklingsbank! exportutvecklingsbanken! eksportudviklingsbank! eksportutviklingsbank! entwicklungsbank_für_export!',
  'air+defence+command':
    'luftverteidigungskommando! luftabwehrkommando! luchtverdedigingscommando! luftförsvarskommando! luftforsvarskommando!',
  'air+defence':
    'luftverteidigungs! luchtverdedigings! luftförsvar! luftförsvaret luftvärn! luftværn! luftvern!',
  command: 'kommando kommandos commando kommandoen',
  'ministry+of+oil':
    'olieministerium! olieministeriet! oljeministerium! oljeministeriet! oljedepartementet! oljedepartement! olieministerie! olministerium! erdölministerium! mineralölministerium! ministerie_van_olie! petroleumsministerium',
  'ministry+of+health':
    'gesundheitsministeriums! hälsoministeriet! hälsodepartementet! helseministeriet! helsedepartementet! helsedepartement! sundhedsministerium! ministerie_van_volksgezondheid! ministerie_van_gezondheid!',
  'ministry+of+energy': 'energidepartementet! energidepartement! ministerie_van_energie!',
  'ministry+of+agriculture':
    'landwirtschaftsministerium! landbouwministerie! jordbruksministeriet! jordbruksdepartementet! landbrugsministeriet! landbruksdepartementet! landbrugsministerium!',
  'ministry+of+information': 'informationsministeriet! informasjonsdepartementet! informationsministeriums!',
  'ammunition+factory':
    'munitionsfabriken! ammunitionsfabrik! ammunitionsfabriken! ammunisjonsfabrikk! ammunisjonsfabrikken! ammunitionsfabrikken! munitiefabriek!',
  factory: 'fabriken! fabrik! fabrikken! fabrikk! fabriek! werk',
  belarus: 'wit_rusland! weiss_russland! vit_ryssland!',
  moon: 'mond maan måne',
  coal: 'kohlenbergbau! steenkolen! stenkol! stenkul! kull',
  'coal+mining': 'kohlebergbau! kohlenbergbau! steenkoolmijnbouw!',
  'steel+company': 'stahlunternehmen! stahlgesellschaft! stålbolag! stålselskab!',
  'national+oil+company':
    'nationale_ölgesellschaft! nationale_oliemaatschappij! nationella_oljebolaget! nationale_olieselskab! nasjonale_oljeselskap!',
  'oil+company':
    'oljebolaget! oljeselskap! oljeselskapet! olieselskabet! ölgesellschaft! oliemaatschappij! ölkonzern!',
  'black+sea+fleet':
    'schwarzmeerflotte! zwarte_zeevloot! svartahavsflottan! sortehavsflåden! svartehavsflåten!',
  'black+sea': 'schwarzes_meer! schwarzen_meeres! zwarte_zee! svarta_havet! sortehavet! svartehavet!',
  'baltic+fleet':
    'ostseeflotte! baltische_flotte! baltische_vloot! östersjöflottan! østersøflåden! østersjøflåten!',
  'northern+fleet': 'nordflotte! noordelijke_vloot! norra_flottan! nordflåden! nordflåten!',
  fleet: 'flotte! vloot! flottan! flåde! flåden! flåte! flåten!',
  applied: 'angewandte! angewandter! toegepaste! tillämpad! tillämpade! anvendt! anvendte!',
  physics: 'physik natuurkunde! fysik fysikk',
};

/** The same of Estonian, Latvian, Lithuanian, Finnish, Hungarian, Albanian and Romanian gaps. */
const BALTIC: Lexicon = {
  branch: 'filiaal! filiaali! filiale! filialas! sivukonttori! sivuliike! fióktelepe! fiókja! dega',
  estonia: 'eesti! viro viron!',
  latvia: 'latvijas! lati lätti!',
  lithuania: 'lietuvos! liettua leedu!',
  finland: 'suomen! soome!',
  hungarian: 'magyar magyarország! magyarorszagi!',
  company:
    'ettevõte! firma! uzņēmums! sabiedrība! bendrovė! yhtiö! yritys! cég! vállalat! shoqëria! shoqeria! kompania! tovarystvo vállalata! társaság! társasága! yhtiön! ettevõtte! kompānija! kompānijas! bendrovės! uzņēmuma! įmonė! įmonės! társaságának! selts',
  bank: 'pank! banka! bankas! pankki! bankja! osuuspankki! krājbanka!',
  group: 'kontsern! grupp! grupa! grupė! csoport! grupi!',
  shipping:
    'laevandus! kuģniecība! kugnieciba! laivininkystė! varustamo! hajózás! merenkulku! laevakompanii! laivyba! hajózási! merenkulun! laevanduse! kuģniecības! kuģošanas! laivininkystės! laivybos!',
  port: 'sadam! osta uostas! satama! kikötő! porti! osts! ostas! uosto',
  airport: 'lennujaam! lidosta! oro_uostas! lentoasema! repülőtér! aeroporti!',
  airlines:
    'lennuliinid! aviolīnijas! avialinijos! lentoyhtiö! légitársaság! légitársasága! lentoyhtiön! lennukompanii! aviokompānija! aviosabiedrība! oro_linijos!',
  railway:
    'raudtee! dzelzceļš! dzelzceļs! geležinkeliai! gelezinkeliai! rautatie! vasút! hekurudha! vasúti! dzelzceļa! geležinkelio!',
  trading:
    'kaubandus! kaubamaja! tirdzniecība! tirdzniecibas! prekyba! kauppa! kereskedelmi! tregtare! tregti!',
  transport: 'veod! pārvadājumi! pervežimai! kuljetus! szállítási! szállítmányozás!',
  construction: 'ehitus! būvniecība! buve! statyba! rakennus! építő! építőipari! ndertim! ndërtim!',
  industry:
    'tööstus! rūpniecība! pramonė! teollisuus! ipar! industria! industriale ipari! iparának! teollisuuden! tööstuse! rūpniecības! pramonės!',
  energy: 'energeetika! enerģija! energetika! energija! energiateollisuus! energetikai!',
  oil: 'nafta! õli nafta! naftos! öljy! kőolaj! olaj! naftas! nafte',
  gas: 'gaas! gāze! gāzes! dujos! dujų! kaasu! gáz! földgáz!',
  ministry:
    'ministeerium! ministrija! ministerija! ministeriö! minisztérium! ministria! minisztériuma! minisztériumának! ministeriön! ministeeriumi! ministrijas! ministerijos!',
  defence:
    'kaitse! kaitsevägi! aizsardzības! gynybos! krašto_apsaugos! puolustus! puolustusvoimat! honvédelmi! honvédség! mbrojtjes! mbrojtja!',
  security:
    'turva! drošība! apsauga! turvallisuus! vagyonvédelmi! biztonsági! sigurimi! sigurimit! biztonság! biztonságának! turvallisuuden! julgeoleku! julgeolek! drošības! saugumo! saugumas',
  university: 'ülikool! universitāte! universitetas! yliopisto! egyetem! universiteti!',
  association:
    'liit! ühing! biedrība! savienība! asociacija! draugija! yhdistys! liitto! szövetség! egyesület! shoqata! bashkimi!',
  foundation:
    'sihtasutus! nodibinājums! fonds fondas! säätiö! alapítvány! fondacioni! alapítványa! säätiön! rahasto sihtasutuse! fondo! alapítványának!',
  army: 'kaitsejõud! armija! kariuomenė! armeija! hadsereg! ushtria! ushtria_çlirimtare! hadserege! armeijan! armee! armijos! kariuomene! hadseregének! armijas! kariuomenės! sõjavägi! sõjaväe!',
  liberation:
    'vabastus! atbrīvošanas! išlaisvinimo! vapautus! felszabadítási! çlirimtare! clirimtare! felszabaditasi! felszabadítására! vapautuksen! vabastamise! atbrivosanas! islaisvinimo! felszabadításáért! felszabadítás! felszabadításának! felszabadító! vapauttamiseksi! vabastamiseks! vabastamine! atbrīvošanai! atbrīvošana! išlaisvinimui! išlaisvinimas! vapauttaminen!',
  people: 'rahva! tautas! liaudies! kansan! népi! populli! popullit!',
  party:
    'erakond! partija! puolue! párt partia! pártja! pártjának! puolueen! partei! erakonna! partijas! partijos!',
  front: 'rinne! fronte! frontas! rintama! front frontja! rintaman! rinde frontes! fronto! frontja',
  state:
    'riiklik! valsts! valstybės! valstybinė! valtion! állami! shtetëror! shteteror! állam! allam! államának! riik! valtio! valstybe! valstybė! valtiollinen! riikliku! riigi! valstybinės! valstybinis! riigiettevõte',
  national:
    'rahvuslik! nacionālā! nacionālais! nacionalinė! nacionalinis! kansallinen! nemzeti! kombëtare! kombetare! kansallisen! rahvusliku! nacionālās! nacionālo! nacionalinės! nacionalinio! valstybinis!',
  insurance:
    'kindlustus! apdrošināšana! draudimas! vakuutus! biztosító! sigurimet! biztosítási! vakuutusyhtiö! kindlustuse! apdrošināšanas! draudimo!',
  fishing: 'kalandus! zvejniecība! žvejyba! kalastus! halászati!',
  timber: 'puit! mežs! kokmateriāli! medienos! puutavara! faipari!',
  agricultural: 'põllumajandus! lauksaimniecība! žemės_ūkio! maatalous! mezőgazdasági! bujqësor!',
  limited: 'piiratud!',
  international: 'rahvusvaheline! starptautiskā! tarptautinis! kansainvälinen! nemzetközi! ndërkombëtare!',
  services: 'teenused! pakalpojumi! paslaugos! palvelut! szolgáltató! shërbime!',
  investment: 'investeeringud! ieguldījumi! investicijos! sijoitus! befektetési! befektetés! investime!',
  islamic:
    'islami! islāma! islamo! islamilainen! iszlám! iszlamista! islamilaisen! islamiusuliste! islāmiskā! islāmiskais! islamiška! islamin! islamiskā!',
  'central+bank': 'keskuspankki! keskuspankin! keskpank! keskpanga!',
  central:
    'központi! kozponti! keskne! centrala! centrinis! centrinio! centralais! keskus keskusta keskkomitee! központja! centrālais! centrālā! centrālās! centrinė! centrinės! keskuskomitea',
  guards: 'gardisták! gárdisták! sargai! sargu! kaartilaiset!',
  movement:
    'mozgalom! liike! liikkeen! liikumine! kustiba! kustība! judejimas! judėjimas! mozgalma! mozgalmának! liikumise! kustības! judėjimo!',
  peoples: 'népi! nepi! kansan! rahva! tautas! liaudies! népe',
  resistance:
    'ellenállási! ellenallasi! vastarinta! vastarintaliike! vastupanu! pretosanas! pretošanās! pasipriesinimo! pasipriešinimo! ellenállás! ellenállásának! vastarinnan! vastupanuliikumine! pasipriešinimas!',
  space: 'avaruus! avaruuden! kosmose! kosmosa! kosmoso! űrkutatási! űrkutatás! kosmiskā! kosminė!',
  'space+agency':
    'űrügynökség! űrügynöksége! avaruusjärjestö! avaruusvirasto! avaruushallinto! kosmoseagentuur! kosmosa_aģentūra! kosmoso_agentūra! avaruusjärjestön!',
  'news+agency':
    'hírügynökség! hírügynöksége! távirati_iroda! uutistoimisto! uutistoimiston! tietotoimisto! uudisteagentuur! ziņu_aģentūra! naujienų_agentūra! teadeteagentuur! sajtóügynökség! informacijos_agentūra!',
  news: 'ziņu! ziņas! naujienų! naujienos! uutiset! uutis! uudised! hírek! uudiste!',
  agency:
    'aģentūra! agentūra! agentūros! aģentūras! ügynökség! ügynöksége! ügynökségének! virasto! viraston! toimisto! agentuur! amet amets tarnyba',
  office:
    'hivatal! hivatala! hivatalának! toimisto! virasto! amet ametnik birojs! biuras! biroja! tarnyba! iroda! irodája! kontor büroo! valde! valdyba!',
  service:
    'szolgálat! szolgálata! szolgálatának! palvelu! palvelun! teenistus! teenistuse! dienests! dienesta! tarnyba! tarnybos! laitos! laitoksen! päästeteenistus',
  armed:
    'fegyveres! fegyverese! aseellinen! aseelliset! relvastatud! bruņotie! bruņoto! bruņotais! ginkluotosios! ginkluotųjų! ginkluotas! ginkluotosioms!',
  'armed+forces':
    'fegyveres_erők! fegyveres_erői! fegyveres_erőinek! haderő! haderejének! asevoimat! asevoimien! puolustusvoimien! puolustusvoimat! relvajõud! relvajõudude! relvajõududega bruņotie_spēki! bruņoto_spēku! bruņotajiem_spēkiem! ginkluotosios_pajėgos! ginkluotųjų_pajėgų!',
  forces: 'spēku! spēkiem pajėgų! pajėgoms voimat! voimien! erői! erőinek! jõud jõudude! joukkojen!',
  'general+staff':
    'vezérkar! vezérkara! vezérkari_főnökség! pääesikunta! pääesikunnan! yleisesikunta! yleisesikunnan! kindralstaap! kindralstaabi! peastaap! ģenerālštābs! ģenerālštāba! generalinis_štabas! generalinio_štabo!',
  staff: 'esikunta! esikunnan! staap! štābs! štabas! štabo! törzs! staabi!',
  'border+guard':
    'határőrség! határrendészet! határőrsége! rajavartiolaitos! rajavartiolaitoksen! rajavartiosto! piirivalve! piirivalveteenistus! piirivalveamet! robežsardze! robežsardzes! robežapsardze! robežapsardzes! sienos_apsauga! sienos_apsaugos! sienos_apsaugos_tarnyba! pasienio_apsauga! pasienio_tarnyba!',
  border: 'határ rajan piiri robežu! robežas! robežu sienos pasienio! határőr!',
  'coast+guard':
    'parti_őrség! merivartiosto! rannavalve! krasta_apsardze! pakrančių_apsauga! rannikuvalve! krasta_apsardzes!',
  guard:
    'gárda gárdája! őrség! őrsége! kaarti! kaartin! kaardi gvarde! gvardes! gvardija! gvardijos! vartija vartiosto! kaardivägi! kaardiväe!',
  foreign:
    'külső! külügyi! külföldi! ulkomaan! ulkomaiset! ulko välis! välise ārējās! ārējā! ārvalstu! ārlietu! užsienio! ulkomainen! külgazdasági!',
  'foreign+intelligence+service':
    'ulkomaantiedustelupalvelu! ulkomaantiedustelupalvelun! ulkomaantiedustelu! välisluureteenistus! välisluureamet! välisluureteenistuse! külső_hírszerző_szolgálat! ārējās_izlūkošanas_dienests! užsienio_žvalgybos_tarnyba!',
  'intelligence+service':
    'hírszerző_szolgálat! titkosszolgálat! titkosszolgálata! tiedustelupalvelu! tiedustelupalvelun! luureteenistus! luureteenistuse! izlūkdienests! izlūkdienesta! žvalgybos_tarnyba! luureamet! salapalvelu!',
  intelligence: 'hírszerzési! hírszerzés! hírszerző! tiedustelu! luure izlūkošanas! žvalgybos!',
  'military+intelligence':
    'sotilastiedustelu! sotilastiedustelun! sõjaväeluure! militārās_izlūkošanas! karinės_žvalgybos! katonai_hírszerzés! sõjaväeluureteenistus!',
  petrochemical:
    'petrolkémiai! petrolkémia! petrokemian! petrokemia! petrokemiallinen! naftakeemia! naftas_ķīmijas! naftos_chemijos! petroķīmijas! petrochemijos! petrokeemia!',
  'petrochemical+company': 'naftakeemiaettevõte! petrokemianyhtiö! naftakeemiafirma!',
  'nuclear+power+plant':
    'atomerőmű! atomerőműve! ydinvoimala! ydinvoimalaitos! ydinvoimalan! tuumaelektrijaam! tuumajaam! atomelektrostacija! atomelektrostacijas! kodolspēkstacija! atominė_elektrinė! atominės_elektrinės! branduolinė_elektrinė! tuumaelektrijaama!',
  'power+plant':
    'erőmű! erőműve! voimala! voimalaitos! elektrijaam! elektrijaama! elektrostacija! elektrostacijas! spēkstacija! elektrinė! elektrinės! lämpövoimala! soojuselektrijaam! vesivoimala!',
  nuclear:
    'nukleáris! atom atomenergia! ydin ydinenergia! tuumaenergia! atominė! atominės! atomenerģijas! kodol branduolinės! kodolu',
  'atomic+energy':
    'atomenergia! ydinenergia! ydinenergian! atomienergian! atomienergia! tuumaenergia! aatomienergia! atomenerģijas! kodolenerģijas! atominės_energijos! branduolinės_energijos! atomenergetikai! atomenerģija! aatomenergia!',
  'atomic+energy+organization':
    'atomienergiajärjestö! ydinenergiajärjestö! atomenergia_szervezet! aatomienergiaorganisatsioon! tuumaenergiaorganisatsioon! atomienergiajärjestön! atomenerģijas_organizācija! atominės_energijos_organizacija! atomenergia_szervezete!',
  'election+commission':
    'választási_bizottság! választási_bizottsága! vaalilautakunta! vaalikomissio! vaalilautakunnan! valimiskomisjon! valimiskomisjoni! vēlēšanu_komisija! vēlēšanu_komisijas! rinkimų_komisija! rinkimų_komisijos!',
  'central+election+commission':
    'keskusvaalilautakunta! keskusvaalilautakunnan! keskvalimiskomisjon! keskvalimiskomisjoni! keskusvaalikomissio!',
  election:
    'választási! választás! vaali vaalit! vaalien! valimis! valimised! vēlēšanu! vēlēšanas! rinkimų! rinkimai!',
  commission:
    'bizottság! bizottsága! bizottságának! komissio! lautakunta! lautakunnan! komission! komisjon! komisjoni! komisija! komisijas! komisijos! valtuuskunta',
  committee: 'komitee! komiteja! komitejas! komitetas! komiteto! komitea! komitean! bizottság! bizottsága!',
  'customs+service':
    'vámszolgálat! vámhatóság! tullilaitos! tulliteenistus! muitas_dienests! muitinės_tarnyba! tullipalvelu! vámőrség!',
  'customs+office':
    'vámhivatal! vámhivatala! tollivirasto tolliamet! tolliameti! muitas_pārvalde! muitinės_departamentas! tullivirasto!',
  customs: 'vám vámügyi! tulli tullin! toll tolli! muitas! muita! muitinės! muitinė! muitines!',
  'customs+administration':
    'vámigazgatóság! vámigazgatósága! tullihallitus! tullihallinto! tollihaldus! muitas_administrācija! muitinės_administracija! muitas_pārvalde!',
  north: 'észak pohjois põhja ziemeļu! šiaurės! pohjoinen',
  academy:
    'akadémia! akadémiája! akatemia! akatemian! akadeemia! akadēmija! akadēmijas! akademija! akademijos!',
  'academy+of+sciences':
    'tudományos_akadémia! tudományos_akadémiája! tiedeakatemia! tiedeakatemian! teaduste_akadeemia! zinātņu_akadēmija! zinātņu_akadēmijas! mokslų_akademija! mokslų_akademijos!',
  sciences: 'tudományok! tudományos! tieteiden! tiede teaduste! zinātņu! mokslų!',
  'ministry+of+defence':
    'védelmi_minisztérium! honvédelmi_minisztérium! védelmi_minisztériuma! puolustusministeriö! puolustusministeriön! kaitseministeerium! kaitseministeeriumi! aizsardzības_ministrija! gynybos_ministerija! krašto_apsaugos_ministerija! aizsardzības_ministrijas!',
  'ministry+of+interior':
    'belügyminisztérium! belügyminisztériuma! sisäministeriö! sisäasiainministeriö! sisäministeriön! siseministeerium! siseministeeriumi! iekšlietu_ministrija! vidaus_reikalų_ministerija! iekšlietu_ministrijas!',
  'ministry+of+foreign+affairs':
    'külügyminisztérium! külügyminisztériuma! ulkoasiainministeriö! ulkoministeriö! ulkoministeriön! välisministeerium! välisministeeriumi! ārlietu_ministrija! užsienio_reikalų_ministerija! ārlietu_ministrijas!',
  'ministry+of+finance':
    'pénzügyminisztérium! pénzügyminisztériuma! valtiovarainministeriö! valtiovarainministeriön! rahandusministeerium! rahandusministeeriumi! finanšu_ministrija! finansų_ministerija!',
  'ministry+of+justice':
    'igazságügyi_minisztérium! igazságügyminisztérium! oikeusministeriö! oikeusministeriön! justiitsministeerium! tieslietu_ministrija! teisingumo_ministerija!',
  'ministry+of+health':
    'egészségügyi_minisztérium! terveysministeriö! tervishoiuministeerium! veselības_ministrija! sveikatos_apsaugos_ministerija! sveikatos_ministerija! terviseministeerium!',
  'ministry+of+oil':
    'olajminisztérium! kőolajipari_minisztérium! öljyministeriö! naftaministeerium! naftas_ministrija! naftos_ministerija! olajügyi_minisztérium!',
  'ministry+of+intelligence':
    'hírszerzési_minisztérium! tiedusteluministeriö! luureministeerium! izlūkošanas_ministrija! žvalgybos_ministerija!',
  'ministry+of+education':
    'oktatási_minisztérium! opetusministeriö! haridusministeerium! izglītības_ministrija! švietimo_ministerija!',
  railways:
    'vasutak! vasút! vasúttársaság! államvasutak! rautatiet! rautateiden! raudteed! raudtee! dzelzceļi! dzelzceļš! dzelzceļu! geležinkeliai! geležinkelių! valtionrautatiet!',
  'air+force':
    'légierő! légiereje! légierejének! ilmavoimat! ilmavoimien! õhuvägi! õhujõud! õhuväe! gaisa_spēki! gaisa_spēku! karinės_oro_pajėgos! karinių_oro_pajėgų! oro_pajėgos! oro_pajėgų! õhujõudude!',
  navy: 'haditengerészet! haditengerészete! merivoimat! merivoimien! merevägi! mereväe! jūras_spēki! jūras_spēku! karinės_jūrų_pajėgos! karinių_jūrų_pajėgų! jūras_kara_spēki!',
  'popular+front':
    'népfront! népi_front! kansanrintama! kansanrintaman! rahvarinne! rahvarinde! tautas_fronte! liaudies_frontas! liaudies_fronto! kansanrintama!',
  'liberation+army':
    'felszabadítási_hadsereg! vapautusarmeija! vapautusarmeijan! vabastusarmee! atbrīvošanas_armija! išlaisvinimo_armija!',
  'liberation+front':
    'felszabadítási_front! vapautusrintama! vapautusrintaman! vabastusrinne! atbrīvošanas_fronte! išlaisvinimo_frontas! felszabadító_front!',
  'resistance+movement':
    'vastarintaliike! ellenállási_mozgalom! vastupanuliikumine! pretošanās_kustība! pasipriešinimo_judėjimas!',
  'peoples+army': 'néphadsereg! kansanarmeija! kansanarmeijan! rahvaarmee! tautas_armija! liaudies_armija!',
  martyrs:
    'mártírok! mártírjai! vértanúk! marttyyrien! marttyyrit! märtrite! märtrid! mocekļu! mocekļi! kankinių! kankiniai! mártírjainak!',
  brigades:
    'brigádok! dandárok! brigádjai! prikaatit! prikaatien! brigaadid! brigaadide! brigādes! brigāžu! brigados! brigadų!',
  brigade:
    'brigád! brigádja! dandár! prikaati! prikaatin! brigaad! brigaadi! brigāde! brigādes! brigada! brigados!',
  battalion:
    'zászlóalj! zászlóalja! pataljoona! pataljoonan! pataljon! pataljoni! bataljons! bataljona! batalionas! bataliono!',
  corporation:
    'vállalat! korporáció! korporaatio! korporatsioon! korporācija! korporacija! korporācijas! korporacijos!',
  shipbuilding:
    'hajóépítő! hajóépítési! hajóépítés! laivanrakennus! laivanrakennuksen! laevaehitus! laevaehituse! kuģubūves! kuģu_būves! laivų_statybos! kuģubūve! laivų_statyba!',
  council:
    'tanács! tanácsa! tanácsának! neuvosto! neuvoston! nõukogu! padome! padomes! taryba! tarybos! valtuusto',
  'guardian+council':
    'őrök_tanácsa! alkotmányőrök_tanácsa! valvojainneuvosto! vartijainneuvosto! valvojien_neuvosto! eestkostjate_nõukogu! kaitsjate_nõukogu! valvurite_nõukogu! sargu_padome! uzraudzības_padome! sergėtojų_taryba! saugotojų_taryba! aizbildņu_padome!',
  'security+council':
    'biztonsági_tanács! biztonsági_tanácsa! turvallisuusneuvosto! turvallisuusneuvoston! julgeolekunõukogu! drošības_padome! drošības_padomes! saugumo_taryba! saugumo_tarybos! turvanoukogu!',
  'security+committee':
    'biztonsági_bizottság! turvallisuuskomitea! turvallisuuskomitean! julgeolekukomitee! drošības_komiteja! saugumo_komitetas!',
  'state+security':
    'állambiztonsági! állambiztonság! valtion_turvallisuus! riikliku_julgeoleku! valsts_drošības! valstybės_saugumo! riigijulgeoleku!',
  fisheries:
    'halászati! halászat! kalastuksen! kalatalous! kalatalouden! kalanduse! kalandus! zivsaimniecības! zvejniecības! žuvininkystės! žvejybos! kalandusministeerium',
  steel:
    'acél acélmű! acélművek! teräs terästehdas! teras terasetehas! tērauda! plieno! acélipari! tēraudlietuve!',
  mining:
    'bányászati! bányászat! kaivos! kaivosyhtiö! kaevandus! kaevandamise! kalnrūpniecības! kasybos! ieguves! bánya kaivosteollisuus! mäetööstus!',
  'stock+exchange':
    'tőzsde! értéktőzsde! tőzsdéje! értéktőzsdéje! pörssi! arvopaperipörssi! börs! väärtpaberibörs! birža! biržos! fondu_birža! vertybinių_popierių_birža! fondų_birža! biržas!',
  relief:
    'segélyszervezet! segély segélyezési! avustus! avustusjärjestö! abi abistamise! palīdzības! pagalbos! hätäapu! katasztrófaelhárítás! humanitárius!',
  'relief+organization':
    'segélyszervezet! avustusjärjestö! abiorganisatsioon! palīdzības_organizācija! pagalbos_organizacija! avustusjärjestön!',
  fund: 'alap alapja! rahasto! rahaston! fond fondi fonds fonda fondas! fondo!',
  'development+fund':
    'fejlesztési_alap! kehitysrahasto! arengufond! attīstības_fonds! plėtros_fondas! vystymo_fondas!',
  development:
    'fejlesztési! fejlesztés! fejlődés! kehitys! kehityksen! arengu! areng attīstības! attīstība! plėtros! vystymo! plėtra!',
  charitable:
    'jótékonysági! jótékony! hyväntekeväisyys! heategevus! heategevuslik! labdarības! labdaros! hyväntekeväisyysjärjestö! heategevusfond! labdarīgais!',
  charity:
    'jótékonyság! jótékonysági_szervezet! hyväntekeväisyys! heategevus! heategevusorganisatsioon! labdarība! labdara hyväntekeväisyysjärjestö!',
  youth:
    'ifjúsági! ifjúság! nuorten! nuoriso! noorte! noorsoo! jaunatnes! jauniešu! jaunimo! nuorisoliitto! noorteliit!',
  women: 'női nők naisten! naiste! sieviešu! moterų!',
  workers:
    'munkás munkások! dolgozók! työläisten! työväen! tööliste! strādnieku! darbininkų! darbo munkáspárti! työväki!',
  court:
    'bíróság! bírósága! oikeus tuomioistuin! tuomioistuimen! kohus kohtu tiesa tiesas! teismas! teismo! törvényszék!',
  'supreme+court':
    'legfelsőbb_bíróság! legfelsőbb_bírósága! korkein_oikeus! korkeimman_oikeuden! riigikohus! ülemkohus! augstākā_tiesa! aukščiausiasis_teismas! kúria',
  supreme:
    'legfelsőbb! legfelső! korkein! kõrgeim! ülem augstākā! augstākās! aukščiausiasis! aukščiausioji! vyriausioji! kõrgem',
  parliament:
    'parlament! országgyűlés! parlamentje! eduskunta! parlamentti! parlamentin! riigikogu! parlament! saeima! saeimas! parlaments! seimas! seimo! parlamentas! parlamento!',
  prison:
    'börtön! börtöne! vankila! vankilan! vangla! cietums! cietuma! kalėjimas! kalėjimo! ieslodzījuma_vieta!',
  prisons: 'börtönök! vankilat! vankiloiden! vanglate! cietumu! kalėjimų! büntetés_végrehajtási!',
  tax: 'adó adóhivatal! adóügyi! vero verohallinto! maksu maksuamet! nodokļu! mokesčių!',
  'tax+office': 'adóhivatal! verotoimisto! maksuamet! maksuameti! nodokļu_pārvalde! mokesčių_inspekcija!',
  broadcasting:
    'műsorszóró! műsorszolgáltató! rádió yleisradio! ringhääling! raidorganizācija! apraides! transliavimo! transliuotojas! rahvusringhääling! yleisradioyhtiö!',
  television:
    'televízió! televíziója! televisio! television! televisioon! televīzija! televīzijas! televizija! televizijos!',
  police:
    'rendőrség! rendőrsége! rendőri! rendészet! poliisi! poliisin! politsei! policija! policijas! policijos! milicija! rendőrségének!',
  'shipping+company':
    'hajózási_társaság! varustamo! varustamon! laevandusettevõte! laevakompanii! kuģniecība! kuģniecības_uzņēmums! laivybos_kompanija! laivybos_bendrovė! laivayhtiö! hajózási_vállalat!',
  aviation:
    'légi légiközlekedési! repülési! ilmailu! ilmailun! lennundus! lennunduse! aviācijas! aviacijos! ilmailulaitos! lennuamet!',
  aerospace:
    'légi_és_űripar! repülőgépipari! ilmailu_ja_avaruus! lennundus_ja_kosmose! aviācijas_un_kosmosa! kosmonautikos! űripari!',
  arms: 'fegyver fegyverek! aseiden! aseet relvade! relva ieroču! ginklų!',
  'arms+export':
    'fegyverexport! asevienti! aseviennin! relvaeksport! ieroču_eksporta! ginklų_eksporto! fegyverkereskedelmi!',
  export: 'export exportőr vienti! viennin! eksport! ekspordi! eksporta! eksporto!',
  import: 'behozatali! tuonti! tuonnin! importa! importo!',
  leasing: 'lízing! lízingcég! leasingrahoitus! liising! līzinga! līzings! lizingo! lizingas!',
  'chamber+of+commerce':
    'kereskedelmi_kamara! kereskedelmi_kamarája! kauppakamari! kauppakamarin! kaubanduskoda! tirdzniecības_kamera! prekybos_rūmai!',
  'trading+house': 'kereskedőház! kauppahuone! kaubamaja! tirdzniecības_nams! prekybos_namai!',
  missile: 'rakétavédelmi! rakéta rakétacsapatok! ohjusjoukot! ohjusten! raketivägi! raķešu! raketų!',
  research:
    'kutatási! kutató! tutkimus! tutkimuksen! uurimis! uurimise! teadusuuringute! pētniecība! pētījumu! tyrimų! tyrimai!',
  'research+institute':
    'kutatóintézete! tutkimuslaitoksen! uurimisinstituut! teadusinstituudi! pētniecības_institūta! mokslinių_tyrimų_institutas! uurimisinstituudi!',
  'research+center':
    'kutatóközpontja! tutkimuskeskuksen! uurimiskeskuse! pētniecības_centra! tyrimų_centro! mokslinių_tyrimų_centras! pētījumu_centrs!',
  center: 'központ! központja! keskus! keskuksen! keskus! centrs! centra! centras! centro',
  institute:
    'intézet! intézete! laitos instituutti! instituut! instituudi! institūts! institūta! institutas! instituto!',
  oppressed: 'elnyomottak! sorrettujen! rõhutute! apspiesto! engiamųjų! prispaustųjų! nuskriaustųjų!',
  general:
    'általános! yleinen! üldine! ģenerāl vispārējā! generalinis! generalinio! generalinė! főigazgatóság',
  organization:
    'szervezete! szervezetének! järjestö! järjestön! organisaation! organisatsiooni! organizācijas! organizacijos!',
  academic: 'akadémiai!',
  'holy+war':
    'szent_háború! szent_háborúja! pyhä_sota! pyhän_sodan! püha_sõda! svētais_karš! svētā_kara! šventasis_karas! šventojo_karo!',
  revolutionary:
    'forradalmi! vallankumouksellinen! vallankumouksen! revolutsiooniline! revolucionārā! revoliucinė! revoliucinis! revoliucijos! revolūcijas! vallankumouskaarti! vallankumousoikeus!',
  'revolutionary+guard':
    'vallankumouskaarti! vallankumouskaartin! forradalmi_gárda! revolutsiooniline_kaardivägi! revolūcijas_gvarde! revoliucinė_gvardija! revoliucijos_gvardija! vallankumous_kaarti!',
  military:
    'katonai! sotilaallinen! sotilas sõjaväe! militārā! militārais! karinė karinis! karinės! karinių! kara',
  scientific:
    'tudományos! tieteellinen! teaduslik! zinātniskais! zinātniskā! mokslinis! mokslinė! moksliniai! zinātniski!',
  technical: 'műszaki! tekninen! tehniline! tehniskā! tehniskais! techninė! technikos! technikas',
  telecommunications:
    'távközlési! tietoliikenne! telekommunikatsioon! telekomunikāciju! telekomunikacijų! televiestintä!',
  tobacco: 'dohány dohányipari! tupakka! tubaka! tabakas! tabako!',
  engineering: 'mérnöki! insinööri! inseneri! inženieru! inžinerijos! inžinerinė!',
  democratic:
    'demokratikus! demokraattinen! demokraatlik! demokrātiskā! demokratinė! demokratinis! demokrātiskās! demokraattisen! demokrata!',
  reconstruction:
    'újjáépítési! jälleenrakennus! jälleenrakennuksen! taastamise! ülesehitamise! atjaunošanas! rekonstrukcijas! atstatymo!',
  industries: 'iparágak! teollisuudet! rūpniecības! pramonės!',
  iranian: 'irani iraani',
  russian: 'orosz',
  iraqi: 'iraki iraagi',
  yemeni: 'jemeni',
  turkish: 'török türgi turkin',
  israeli: 'izraeli iisraeli',
  polish: 'lengyel',
  korean: 'koreai korejas korejos',
  cuban: 'kuuba kubai kubas kuuban kubos',
  libyan: 'libiai libyan liibüa',
  lebanese: 'libanoni libanonin',
  tehran: 'teheráni teheranin teherani teherānas teherano',
  bushehr: 'bushehrin busehri bushehri bušero bušēras bushehras',
  damascus: 'damaszkuszi damaskoksen damaskuse damaskas damasko',
  moscow: 'moszkvai moskovan moskva maskavas maskvos',
  minsk: 'minszki minskin minski minskas minsko',
  baghdad: 'bagdadi bagdadin bagdādes bagdado',
  'workers+party':
    'munkáspárt! munkáspártja! työväenpuolue! työväenpuolueen! töölispartei! tööpartei! strādnieku_partija! darbininkų_partija! darbo_partija!',
  kurdistan: 'kurdistani kurdisztáni kurdistanin kurdistānas kurdistano',
  communist: 'kommunista! kommunistinen! kommunistlik! komunistiskā! komunistų! komunistu! kommunistisen!',
  socialist: 'szocialista! sosialistinen! sotsialistlik! sociālistiskā! socialistų! socialistinė!',
  atomic: 'aatomi! atomi! atominė!',
  refinery:
    'finomító! finomítója! kőolajfinomító! jalostamo! öljynjalostamo! rafineerimistehas! rafinēšanas! naftas_pārstrādes! naftos_perdirbimo! perdirbimo_gamykla! pārstrādes_rūpnīca!',
  interior: 'belügyi! sisäasiain! sise iekšlietu! vidaus_reikalų!',
  union: 'szövetség! szövetsége! liitto! liiton! liidu! savienība! savienības! sąjunga! sąjungos!',
  tribunal: 'törvényszék! bíróság! tribunāls! tribunolas!',
  'red+crescent':
    'vörös_félhold! vörös_félholdja! punainen_puolikuu! punaisen_puolikuun! punane_poolkuu! punase_poolkuu! sarkanais_pusmēness! sarkanā_pusmēness! raudonasis_pusmėnulis! raudonojo_pusmėnulio!',
  'red+cross':
    'vöröskereszt! punainen_risti! punane_rist! sarkanais_krusts! sarkanā_krusta! raudonasis_kryžius! raudonojo_kryžiaus!',
  'air+defence':
    'légvédelmi! légvédelem! ilmapuolustus! ilmatorjunta! õhutõrje! pretgaisa_aizsardzības! pretgaisa! oro_gynybos!',
  command:
    'parancsnokság! parancsnoksága! komentokeskus johto väejuhatus! pavēlniecība! vadavietė! karinė_vadovybė! vadovybė!',
  ammunition: 'lőszer lőszergyár! ammus ammustehdas! laskemoona! munīcijas! šaudmenų! amunicijos!',
  'ammunition+factory': 'lőszergyár! ammustehdas! laskemoonatehas! munīcijas_rūpnīca! šaudmenų_gamykla!',
  coal: 'szén kivihiili! kivisöe! akmeņogļu!  akmens_anglių! anglies! szénbányászati!',
  'black+sea': 'fekete_tengeri! mustanmeren! musta_mere! melnās_jūras! juodosios_jūros!',
  'baltic+fleet': 'balti_flotta! itämeren_laivasto! balti_laevastik! baltijas_flote! baltijos_laivynas!',
  fleet: 'flottája! laivaston! laevastiku! flotes! laivyno!',
  applied: 'alkalmazott! sovelletun soveltava rakendus lietišķās! lietiskas! taikomosios! taikomoji!',
  physics: 'fizikai! fysiikan! fysiikka! füüsika! fizikas fizikos!',
};

/** The same of Polish, Czech, Slovak, Slovene, Croatian, Serbian and Bulgarian. */
const WEST_SLAVIC: Lexicon = {
  branch:
    'oddział! oddzial! pobočka! podružnica! podruznica! odštěpný_závod! ogranak! organizační_složka! klon!',
  concern: 'koncern! konsern!',
  oil: 'naftowy! naftowe! naftowa! ropný! ropná! naftna! naftni! nafta naftne! naftow-! ropn-! ropy ropn- naftov-! naftn-! ropa nafto naftę ropę ropě nafte nafty',
  refinery: 'rafineria! rafinerie! rafinéria! rafinerija! rafinerii! rafinerije! rafinérie!',
  gas: 'gazowy! gazownictwo! plynárenský! plinski! plinska! plynová! gasna gazow-! plynov-! plyn plynu plin plina plinsk-! plynárensk-! gasn-',
  mining:
    'górniczy! górnictwo! gornictwo! kopalnia! důlní! rudarski! rudnik rudarstvo! górnicz-! gornicz-! wydobywcz-! těžební! tezebni! ťažobn-! tazobn-! rudarsk-! rudnika! górnictwa! gornictwa! báňsk-! banick- baníck-',
  coal: 'węglowa! weglowa! węgla! uhelný! uhlí! ugljena!',
  steel:
    'huta stalownia! ocelárny! železárny! zelezarny! železara! zelezara! čeličana! stalow- hutnicz-! ocelář-! ocelarsk-! ocelov-! oceliaren! oceliarne! jeklarsk-! jeklarna! jeklarne! čeličn-! celicn-! celicana! željezara! zeljezara! stali oceli! ocele! čelika! hutě',
  works: 'zakłady! zaklady! závody! zavody! závod! zavod! tovarna! tovarny! továrny! podniky',
  shipyard:
    'stocznia! loděnice! lodenice! brodogradilište! brodogradiliste! ladjedelnica! stoczni! lodenica! ladjedelnice! brodogradilista!',
  shipping:
    'żegluga! zegluga! armator! plovba! plavba! brodarstvo! plovidba! brodarska! żeglug-! zeglug-! żeglugi! plavby! plavební! plavebn-! plovbe! plovidbe! brodarsk-! ladijsk-! ladjarsk-! rejdersk-! rejdařsk-! lodní! lodn-!',
  airlines:
    'linie_lotnicze! aerolinie! aerolinije! letecká_společnost! linii_lotniczych! aerolínie! letecké_linie! letalski_prevoznik! aviokompanija! aviokompanije! zrakoplovna_tvrtka! zračni_prijevoznik! letalske_linije!',
  aviation:
    'lotnictwo! lotniczy! lotnicze! letecký! letecká! zrakoplovstvo! zrakoplovna! vazduhoplovni! vazduhoplovstvo! lotnicz-! leteck-! letalsk-! zrakoplovn-! vazduhoplovn-! letectví! lotnictwa!',
  railway:
    'kolej koleje! kolejowe! železnice! zeleznice! železnica! dráhy! željeznice! drahy! zeljeznica! željeznica! železnička!',
  trade:
    'handlu! handel handlowy! handlowa! handlowe! obchod! obchodní! trgovina! trgovinsko! trgovačko! obchodny! trgovinu! trgovine! obchodu handlow-! obchodni! obchodn-! obchodu! trgovin-! trgovinsk-! trgovačk-! trgovack-!',
  'foreign+trade':
    'handlu_zagranicznego! zahraniční_obchod! zahranicni_obchod! spoljna_trgovina! vanjska_trgovina!',
  construction:
    'budowlany! budowlane! budownictwo! stavební! stavebni! stavby! gradbeno! gradnja! građevinsko! gradevinsko! graditelstvo!',
  machinebuilding: 'budowy_maszyn! strojírny! strojirny! strojárne! strojogradnja! mašinska! strojarstvo!',
  electric:
    'elektryczny! elektroenergetyczne! elektrárny! elektrarna! elektroprivreda! elektryczn-! elektrick-! električn-! elektricn-!',
  power: 'elektrownia! elektrownie! elektrarne! energetyka!',
  chemical: 'chemiczne! chemiczny! azotowe! chemické! hemijska! kemijska! hemijski!',
  weapons: 'broń! broni zbrojní! zbrojovka! oružje! oruzje! orožje! uzbrojenia! zbraně!',
  ammunition:
    'amunicji! amunicja! munice! municija! strzeliwo! munici! munície! munícia! streliva! streljiva! municije! muniční! muničn-',
  arms: 'zbrojeniowa! naoružanje! naoruzanje! broni zbraní! zbrani! zbraň! zbrane! orožja! orozja! oružja! oruzja! uzbrojenia! naoružanja! naoruzanja! zbrojeniow-! výzbroje! výzbroj! oborožitve! uzbrojenie!',
  military:
    'wojskowe! wojskowy! vojenský! vojenska! vojna! vojni! wojskow-! vojensk-! vojašk-! vojask-! vojn- wojenn-! militarn-!',
  army: 'wojsko! wojska! armáda! vojska! armija! vojsko! armia! armii! armády! armada! armade vojske! armije! armádn-!',
  insurance:
    'ubezpieczeń! ubezpieczeniowy! pojišťovna! pojistovna! poisťovňa! zavarovalnica! osiguranje! zavarovanje! ubezpieczen! ubezpieczeniow-! pojišťovací! poistovna! zavarovaln-! osiguravajuć-! osiguravajuce! osiguranja!',
  bank: 'spółdzielczy_bank! spořitelna! sporitelna! sporiteľňa! štedionica! hranilnica!',
  savings: 'oszczędności!',
  society: 'towarzystwo! společnost! spoločnosť! društvo! drustvo! spolek! towarzystwa! društva!',
  association: 'stowarzyszenie! zrzeszenie! svaz! sdružení! udruženje! združenje! udruga!',
  union: 'związek! zwiazek! savez! zveza! svaz! zväz! unija unije unia unie',
  foundation:
    'fundacja! nadace! nadácia! fondacija! zaklada! fundacija! ustanova! fondacije! zaklade fundacji! nadácie! nadacia! zaklade! zadužbina! zaduzbina! ustanova',
  institute: 'instytut! ústav! ustav! inštitut! institut zavod! zavodi',
  university: 'uniwersytet! univerzita! sveučilište! sveuciliste! univerzitet! politechnika! univerza!',
  'technical+university': 'politechnika! vysoké_učení_technické!',
  research:
    'badawczy! badań! badawcze! výzkumný! vyzkumny! výskumný! istraživački! raziskovalni! badan! istraživanja! istrazivanja! istraživanje! výzkum! raziskave! raziskav badawcz-! badan badania! výzkumn-! vyzkumn-! výzkumu! výskumn-! vyskumn-! výskumu! výskum! raziskovaln-! raziskav! istraživačk-! istrazivack-!',
  scientific:
    'naukowy! naukowo! vědecký! vedecký! znanstveni! naučni! naucni! naukow-! vědeck-! vedeck-! znanstven-! naučn-! naucn-!',
  development:
    'rozwojowy! rozwoju! rozvoj! rozvojová! razvoj! razvojni! rozvoje! rozvoja! razvoja! razvojn-! rozvojov-! rozvojow-!',
  state:
    'państwowy! panstwowe! państwowa! státní! statni! štátny! državna! drzavna! državno! drzavno! panstwo! panstwa! państwo! państwa! drzava! drzave! država! države! państwow-! panstwow-! statn-! štátn-! stani državn-! drzavn-! štátu! státu! statnich',
  national:
    'narodowy! narodowe! národní! narodni! národný! nacionalna! nacionalni! narodna! narodowa! narodowej! narodowego! narodow-! narodn-! národn-! nacionaln-! krajow-!',
  polish: 'polski! polska! polskie!',
  czech: 'česká! ceska! český! cesky! české!',
  serbia: 'srbija! srbije! srpska! srpski!',
  office:
    'urząd! urzad! úřad! urad! kancelář! urzędu! urad úřadu! úrad! úradu! urada! ured! ureda! biuro! biura! kancelaria! kancelária! kancelarija!',
  ministry:
    'ministerstwo! ministerstvo! ministarstvo! ministrstvo! ministrstva! ministrstvu! ministerstwa! ministerstva! ministarstva! ministerstvu!',
  agency:
    'agencja! agentura! agencija! agentúra! agencije! agentsija! agencji agentury agencji! agencje! agentury! agentúry! agenciji!',
  agricultural:
    'rolniczy! rolnicze! rolnictwa! zemědělský! zemedelsky! poljoprivredno! poljoprivredna! kmetijska! poľnohospodársky!',
  food: 'spożywcze! spozywczy! potravinářský! potraviny! prehrambena! živilska!',
  transport: 'przewozowe! przewozy! doprava! dopravní! prijevoz! prevoz! spedycja! transportowe!',
  company:
    'firma! firmy! podnik! preduzeće! podjetje! poduzeće! tvrtka! spółka! spolka! spółki! spólka! společnost! spolecnost! společnosti! spolecnosti! spoločnosť! spolocnost! spoločnosti! družba druzba družbe! tvrtke! przedsiębiorstwo! kompanija! kompanije! kompania kompanii! firma firmy towarzystwo! towarzystwa! društvo drustvo društva przedsiębiorstwa! podniku! podjetja! preduzeća! poduzeća!',
  group: 'grupa! skupina! grupacja!',
  front: 'fronta!',
  party: 'stranka! partia! strana! partii! strana strany stranke! partija! partije!',
  movement: 'ruch hnutí! hnuti! pokret! gibanje! hnutie! ruchu pokreta! ruch!',
  brotherhood: 'bractwo! bratstvo!',
  people: 'ludowa! lidová! ľudová! ljudska! narodna! narodne! narodni ljudske ludowej! ludowy!',
  services:
    'usługi! uslugi! služby! sluzby! usluge! storitve! usługowe! służby! służb! sluzb! služeb! služieb! služb! storitev! usluga!',
  tourism: 'turystyka! turystyczne! cestovní! turizam!',
  publishing: 'wydawnictwo! nakladatelství! izdavačka! založba!',
  bulgarian: 'bulgarska! bulgarski! balgarska! balgarski! българска!',
  trading: 'targovska! targovsko! turgovsko! tyrgovia!',
  serbian: 'srpska! srpski! srpske! srpsko! srbije!',
  progressive: 'napredna! napredni! napredno! naprednjaka',
  alliance: 'savez! saveza! zveza sojusz! aliance! zavezništvo',
  independent:
    'nezavisnih! nezavisna! nezavisni! nezavisnikh! nezavisno! neodvisni! neodvisnih! niezależny! niezaleznych! nezávislých! nezavislych!',
  'social+democrats': 'socijaldemokrata! sotsijaldemokrata! socijaldemokrati! socialdemokratov!',
  'social+democratic': 'socijaldemokratska! sotsijaldemokratska! socijaldemokratski! socialdemokratska!',
  security:
    'bezbednost! bezbednosti! bezbednosna! bezbednosno! sigurnost! sigurnosti! sigurnosna! varnost! varnosti! bezpieczenstwa! bezpieczeństwa! bezpečnost! bezpečnosti! bezpecnosti! bezpecnostny bezpieczeństwem! bezpečnostní! bezpecnostni! bezpečnostn-! bezpecnostn-! varnostn-! bezbednosn-! bezbjednosn-! bezbjednosti! sigurnosn-!',
  information: 'informativna! informativno! informacyjna! informacijska! informatsijska! informační!',
  petroleum: 'naftna! naftni! nafta naftne! naftová',
  government: 'vlada vlade! vláda rzad rząd rządu!',
  assembly: 'skupština! skupstina! skupshtina! skupštine! skupstine!',
  council: 'vijeće! vijece! veće savet saveta! svet sabor rada rady',
  internal:
    'unutrašnjih! unutrasnjih! unutarnjih! unutrashnjikh! unutrašnji unutrasnji unutrasnje notranje! notranjih wewnętrznych! wewnetrznych! vnitra vnútra',
  interior:
    'vnitra! vnútra! unutrašnjih unutrasnjih unutarnjih wewnętrznych wewnetrznych notranjih! notranje_zadeve! wewnętrznych!',
  affairs: 'poslova! poslove! posala! zadeve! zadev! spraw! věcí zálezitosti',
  foreign:
    'spoljnih! spoljna! spoljnu! vanjskih! vanjski! inostranih! inozemni! zunanje! zunanjih! zagranicznych! zagraniczne! zahraničních! zahraniční! zahranicni! zagraniczn-! zahranicn-! zahraničn-! vnejs-! vnější! vonkajs-! zunanj-! vanjsk-! spoljn-! spoljašn-! zewnętrzn-! zewnetrzn-! inozemn-! inostran-! tuj',
  democratic:
    'demokratska! demokratski! demokratske! demokratsko! demokratyczna! demokratyczny! demokratická! demokraticka! demokratična! demokraticna! demokratyczn-! demokratick-! demokratičn-! demokratsk-!',
  socialist:
    'socijalistička! socijalisticka! socijalistichka! sotsijalistichka! socjalistyczna! socialistická! socialistična! socjalistyczn-! socialistick-! socialističn-! socijalističk-!',
  workers:
    'radnička! radnicka! radnika delavska! robotnicza! robotników! robotnikow! dělnická pracujících robotnicz-! dělnick-! delnick-! robotníck-! robotnick-! pracowników! pracujících! zamestnancov! delavcev! delavsk-! radničk-! radnick-! radnika! pracujących! pracujacych! pracujúcich! pracujucich! pracujici!',
  republic: 'republika! republike! rzeczpospolita! rzeczypospolitej! republiky! republiki',
  'victory?': 'pobeda pobjeda pobjede pobede zwycięstwa! zwyciestwa! vítězství!',
  'truth?': 'istina istinu istine prawdę prawde pravdu resnico',
  'just?': 'pravedna sprawiedliwa! spravedlivé pravična',
  'freedom?': 'sloboda slobode! wolność! wolnosc! wolności! wolnosci! svoboda svobody svobode',
  'falcons?': 'sokoli sokolovi sokoly sokoły',
  morality: 'moral moralna! moralności! moralnosci! mravnostní! moralo',
  space:
    'svemirske! svemirska! svemirsku! svemirskih! kosmiczne! kosmicznych! vesmírné! vesmirne! vesoljske! kosmiczn-! kosmick- vesmirn-! vesoljsk-! svemirsk-! kosmicka! kosmicke! kosmickou! svemir',
  air: 'zračne! zracne! vazdušne! vazdusne! zračna vazdušna powietrzne! vzdušné! letalske',
  forces: 'snage snaga sile siły sily vojska sił síl sil sile! jednostek! síly!',
  special:
    'specijalne! specijalna! specijalni! specijalnih! specjalne! specjalnych! specjalna! speciální! specialni! posebne! posebna zvláštní',
  unit: 'jedinica! jedinice! jednostka! jednotka! enota! enote!',
  police:
    'policija! policije! policja! policji! policie! policijska! policyjn-! policejní! policajn-! policijsk-! milicja! milicji! milicja! milice!',
  customs:
    'carina carine celna! celní celni celn-! celní! celni! coln- colná! colní! colnej! colny! carinsk-! carina carine carina carin ',
  court:
    'sud suda sąd sądu soud soudu sodišče! sodisce! súd sąd trybunał! trybunal! trybunału! soudní! soudni! súdn-! sudišče',
  supreme:
    'vrhovni! vrhovna! vrhovno! vrhovnog najwyższy! najwyzszy! nejvyšší! nejvyssi! najvyšší najwyższ-! najwyzsz-! najvyšš-! najvyss-! vrhovn-! naczeln-!',
  center: 'centar! centrum! centra středisko! stredisko! središče!',
  roads: 'putevi! puteva! ceste! drogi silnice',
  forestry: 'šume sume šumarstvo! lasy lesy',
  defence: 'odbrane! odbrana! obrane! obrana! obrany! obrony! obrambe! obrambo! obrambni!',
  emergency: 'vanredne! vanrednih! izvanredne! izvanrednih! mimořádné! mimoradne! nadzwyczajnych!',
  situations: 'situacije! situacija! sytuacji! situace! situacij',
  repair: 'remontni! remont! opravy',
  first: 'prva! prvi! prvo! pierwszy! pierwsza! první! prvni! prvá',
  '2': 'druga drugi drugo druhá',
  '3': 'treća treci treća trzeci trzecia třetí tretja',
  city: 'grad grada gradu miasto! miasta! město! města! mesta mestna',
  main: 'glavni! glavna! glavno! główny! glowny! główna! glowna! hlavní! hlavni! hlavný',
  directorate:
    'uprava! uprave direkcija! direkcije! dyrekcja! ředitelství! reditelstvi! riaditeľstvo! riaditelstvo! zarząd! zarzad! zarządu! zarzadu! správa sprava dyrekcji!',
  organization:
    'organizacija! organizacije! organizacja! organizacji! organizace! organizácia! organizacją! organizaci! organizácie!',
  peoples:
    'narodna! narodne ljudska ludowa ludowej ludowy! ludowa! ludowe! lidova! lidový! lidove! ludova! ľudový! narodni! narodnog! ludow-! lidov-! ludov-! ľudov-! ljudsk-! narodn-',
  liberation:
    'oslobođenje! oslobodjenje! oslobodenje! osvoboditev! wyzwolenia! osvobození! oslobodilačka! osvobozeni! oslobodenie! oslobodenia! wyzwoleńcz-! osvobozenecká! osvobozeneck-! osvobodiln-! oslobodilačk-! oslobodilack-! oslobodzovac-! oslobođenja! oslobodjenja!',
  fighters: 'boraca! borcev bojowników! bojownikow! bojovníků',
  combat: 'borbena! borbeni! bojowa! bojowe! bojová',
  technological: 'tehnološki! tehnološko! tehnolosko! technologiczny! technologiczne! technologický!',
  technology: 'tehnologija! tehnologiju! tehnologije! technologia! technologii! technologie!',
  cooperation:
    'sodelovanje! suradnja! suradnju! saradnja! saradnju! współpraca! współpracy! wspolpracy! spolupráce! spoluprace!',
  emergencies: 'vanredne_situacije! izvanredne_situacije!',
  enterprise:
    'preduzeće! preduzece! poduzeće! poduzece! podjetje! przedsiębiorstwo! przedsiebiorstwo! podnik!',
  public: 'javno! javna! javni! publiczne! publiczna! veřejná! verejna! verejná!',
  'radio+television': 'radio_televizija! radiotelevizija!',
  'electric+power': 'elektroprivreda! elektroprivrede!',
  post: 'pošta! poste pošte poczta! pošty',
  river: 'rečno! recno rečna rzeczna',
  airport: 'aerodrom! aerodroma! lotnisko! letiště! letisko! letališče!',
  volunteers:
    'dobrovoljci! dobrovoljaca! dobrovolníci! dobrovolnici! ochotnicy! prostovoljci! wolontariusze!',
  compatriots: 'sunarodnika! sunarodnjaka! rodaków! rodakow! krajanů! rojakov!',
  'wolves?': 'vukovi! vlci wilki',
  'night?': 'noćni! nocni! nocne noční',
  safe: 'siguran! sigurni bezpieczny! bezpečný!',
  league: 'liga ligi lige',
  aircraft: 'zrakoplov! zrakoplova! letala! samolotów samoloty',
  missile: 'raketna! raketne! raketowa raketová rakietow-! raketow-! raketov-! raketn-!',
  brigade: 'brigada! brigade brygada! brygady! brigády! brigáda!',
  'anti+aircraft': 'protuzračna! protuzracna! protivvazdušna! przeciwlotnicza! protiletadlová!',
  system: 'sustav! sustavi',
  imperial: 'imperijalni! imperijalna! imperialny! imperialna! cesarski! imperialni carski!',
  european: 'evropska! evropski! europska! europski! europejski! europejska! evropský!',
  bosnian: 'bosanska! bosanski! bosanske!',
  action: 'akcija! akcije!',
  democrats: 'demokrata! demokrati demokratów',
  radical: 'radikalna! radikalni!',
  reform: 'reforma! reformi reforme',
  new: 'nova novi nowa nowy nová nový',
  east: 'istok istočni',
  central:
    'centralny! centralna! centralne! centralnej! centralni! ustredni! ustredny! ústřední! ústredný! središnja! sredisnja! centralna! ústredná! ústredn-! ustredn-! středisk sredisnj-! središnj-! centraln-! osrednj-!',
  guards:
    'straznikow! strażników! strazcu! strážců! strazcov! strážcov! cuvara! čuvara! gardista! gardistu! gardy! gard gárd',
  resistance:
    'oporu! ruch_oporu! odboj! odboje! odpor! otpora! otpor! odporu! odpora! upor rezistence! ruchu_oporu!',
  news: 'prasow-! tiskov-! tlacov-! tlačov-! spravodajska_agentura zpravodajsk-! spravodajstvo! novinsk-! novinar-! wiadomości! wiadomosci! zprávy! zpráv! správy_agentúra vesti vijesti! novic! tiskovn-!',
  'news+agency':
    'agencja_prasowa! agencja_informacyjna! agencji_prasowej! tisková_agentura! tisková_kancelář! tlačová_agentúra! tlačová_kancelária! tiskovna_agencija! novinska_agencija! novinarska_agencija! zpravodajská_agentura! spravodajská_agentúra! informativna_agencija!',
  armed:
    'zbrojn-! zbrojnych! ozbrojen-! ozbrojenych! ozbrojeny! oborozen-! oborožen-! oružan-! oruzan-! naoružan-!',
  'armed+forces':
    'siły_zbrojne! sił_zbrojnych! ozbrojené_síly! ozbrojených_sil! ozbrojené_sily! ozbrojených_síl! oborožene_sile! oboroženih_sil! oružane_snage! oružanih_snaga!',
  border:
    'graniczn-! pohranicn-! pohraničn-! mejn-! graničn-! granicn-! hraničn-! hranicn-! obmejn-! pogranicz-! granice granica hranice',
  'border+guard':
    'straż_graniczna! straży_granicznej! pohraniční_stráž! pohraničná_stráž! mejna_straža! granična_straža! granična_policija! pogranicznik! pogranicznicy!',
  guard:
    'straż! straz! straży! strazy! stráž! stráže! straža! straža! straze! straže! gwardia! gwardii! gwardię! gvardija! gvardije! garda gardy! gárda garde! ochrana ochrany gard gárd gardami! gardú',
  corporation: 'korporacja! korporacji! korporace! korporácia! korporácie! korporacija! korporacije!',
  shipbuilding:
    'stoczniow-! lodenick-! loděnick-! lodeniarsk-! lodiarsk-! ladjedelnišk-! ladjedelnisk-! brodograd-! brodogradnja! brodogradnje! brodogradevn-! brodograđevn-! okretow-! okrętow-! budowy_okrętów! stavba_lodi! stavby_lodí! ladjedelništvo!',
  nuclear: 'jądrow-! jadrow-! jadern-! jadrov-! jedrsk-! nuklearn-! nukleárn-! atomow-! atomov-! atomsk-!',
  'atomic+energy':
    'energii_atomowej! energia_atomowa! atomové_energie! atómovej_energie! jedrske_energije! atomske_energije! nuklearne_energije! atomsku_energiju! atomsko_energijo!',
  'power+plant':
    'elektrownia! elektrowni! elektrownie! elektrárna! elektrarna! elektrárny! elektrárne! elektráreň! elektrarne! elektrana! elektrane! termoelektrana! termoelektrarna! hidroelektrana! hidroelektrarna! elektrociepłownia! elektrocieplownia!',
  'nuclear+power+plant':
    'elektrownia_jądrowa! elektrownia_atomowa! elektrowni_jądrowej! jaderná_elektrárna! atomová_elektrárna! jadrová_elektráreň! atómová_elektráreň! jedrska_elektrarna! nuklearna_elektrana! atomska_elektrana!',
  fisheries:
    'rybołówstwa! rybolowstwa! rybołówstwo! rybolowstwo! rybářství! rybarstvi! rybolovu! rybolov! rybárstva! rybarstva! rybarstvo! ribištva! ribistva! ribištvo! ribistvo! ribarstva! ribarstvo! ribolova!',
  fishing: 'rybacki! rybackie! rybacka! rybářsk-! rybarsk- ribišk-! ribarsk- ribolovn-! rybolovn-!',
  relief: 'pomocy! pomoc! pomoci! pomoč! pomoči! humanitarna_pomoč! humanitární_pomoci! pomoći! pomoč!',
  aid: 'pomocy pomoc pomoci pomoč pomoči pomoći',
  'stock+exchange':
    'giełda_papierów_wartościowych! giełda! gielda! giełdy! burza_cenných_papírů! burza_cenných_papierov! borza_vrednostnih_papirjev! borza burza burze berza berze',
  'air+force':
    'siły_powietrzne! sił_powietrznych! letectvo! letectva! vojenské_letectvo! vojenského_letectva! vzdušné_síly! vzdušné_sily! vzdušných_sil! vojno_letalstvo! letalstvo! ratno_zrakoplovstvo! ratno_vazduhoplovstvo! zrakoplovstvo! vazduhoplovstvo! vazduhoplovstva! zrakoplovstva! zračne_snage! zračnih_snaga! lotnictwo_wojskowe! lotnictwa_wojskowego! zračne_sile! lotnictwo! lotnictwa!',
  intelligence:
    'wywiad! wywiadu! wywiadowcz-! rozvědka! rozvedka! rozvědky! rozvedky! rozviedka! rozviedky! zpravodajsk- spravodajsk- zpravodajská_služba! spravodajská_služba! spravodajskej_služby! obveščevaln-! obvescevaln-! obaveštajn-! obavestajn-! obavještajn-! obavjestajn-! výzvědn-!',
  martyrs:
    'męczenników! meczennikow! męczennicy! mučedníků! mucedniku! mučedníci! mučeníkov! mucenikov! mučenikov! mučenici! mučenika! mucenika! šehida sehida mučeniki!',
  martyr: 'męczennika! męczennik! mučedník! mučedníka! mučeník! mučenik!',
  administration:
    'správa! spravy! správy! sprava! administracja! administracji! uprava! uprave! administracija! administracije! administrácia! zarząd! zarzad! zarządu!',
  sciences: 'věd! vied! nauk! nauka! znanosti! znanost! nauke',
  academy: 'akademia! akademii! akademie! akadémia! akadémie! akademija! akademije!',
  guardians:
    'strażników! dohlížitelů! dohlizitelu! strážců! strazcu! strážcov! dozorcov! varuhov! čuvara! cuvara! staratelja! varuhi!',
  'guardian+council':
    'rada_strażników! rada_dohlížitelů! rada_strážců! rada_dozorcov! rada_strážcov! svet_varuhov! vijeće_čuvara! savet_čuvara! savjet_čuvara! rady_strażników!',
  export:
    'eksport! eksportu! eksporcie! vývoz! vyvoz! vývozu! vyvozu! izvoz! izvoza! eksportow-! exportn-! vyvozn-! izvozn-!',
  import: 'importu! dovoz! dovozu! dovozn-! uvoz! uvoza! uvozn-! importow-!',
  election:
    'wyborcz-! volební! volebni! volebn-! voliln-! izborn-! wyborów! wyborow! wybory! voleb! volieb! volitev! volitve! izbora! izbori!',
  commission:
    'komisja! komisji! komise! komisia! komisie! komisija! komisije! povjerenstvo! povjerenstva! povjerenstvu!',
  'election+commission':
    'komisja_wyborcza! komisji_wyborczej! volební_komise! volebná_komisia! volilna_komisija! izborna_komisija! izborno_povjerenstvo! republička_izborna_komisija!',
  'general+staff':
    'sztab_generalny! sztabu_generalnego! generální_štáb! generálního_štábu! generálny_štáb! generálneho_štábu! generalštab! generalstab! generalštaba! generalstaba! glavni_stožer! glavni_stozer! glavnog_stožera! glavni_štab!',
  staff: 'sztab! sztabu! štáb! stab štábu stožer! stozer! stožera! štab! štaba!',
  petrochemical:
    'petrochemiczn-! petrochemick-! petrokemičn-! petrokemicn-! petrokemijsk-! petrohemijsk-! petrochemia! petrochémia! petrokemija! petrohemija! petrokemij!',
  railways:
    'koleje! kolei! kolej železnice! zeleznice! železnic! zeleznic! železníc! železniční! železničn-! zeleznicn-! kolejow-! drah! dráhy! drahy! željeznice! zeljeznice! željezničk-! železničk-! zeleznick-! železničn-!',
  popular: 'ludow-! lidov-! ludov-! ľudov-! ljudsk-!',
  broadcasting:
    'rozgłośnia! nadawcza! vysílání! vysilani! vysielanie! vysielania! radiotelevizija! radiodifuzija! rozhlas! rozhlasu! nadawca! radiofonia! rtv',
  television:
    'telewizja! telewizji! televize! televizní! televízia! televizia! televízie! televizija! televizije! telewizyjn-!',
  radio: 'rozhlas! rozhlasov-!',
  brigades: 'brygady! brygad! brigády! brigád! brigade brigad brigada',
  battalion: 'batalion! batalionu! bataljon! bataljona! prapor! praporu! bojna bojne',
  regiment: 'pułk! pulk! pułku! polk puk puku pukovnija!',
  charity:
    'dobroczynnosci! dobroczynności! dobročinnost! charita! charity! dobrodelnost! dobrotvornost! dobročinnosti!',
  charitable:
    'charytatywn-! dobroczynn-! charitativn-! dobročinn-! dobrocinn-! dobrodeln-! dobrotvorn-! humanitarn-',
  fund: 'fundusz! funduszu! fond! fondu! sklad sklada fonda',
  prison:
    'więzienie! wiezienie! więzienia! wiezienia! věznice! veznice! vězení! väznica! väznice! vaznica! zapor zapora zatvor! zatvora! kaznionica! kazneno! więzienn-! vězeňsk-! zapori väzenie! vazenie! väzenia! zavod_za_prestajanje_kazni! kazensk- kaznen-',
  prisons: 'więzień! więziennictwa! věznic! väzníc! zaporov! zatvora! kaznionica!',
  tribunal: 'trybunał! trybunal! trybunału! tribunál! tribunal',
  constitutional: 'konstytucyjn-! ústavní! ustavni! ústavn-! ustavn-!',
  parliament: 'parlament! parlamentu! parlamenta! sejm! skupština! zgromadzenie! sněmovna! parlamentarn-!',
  tax: 'podatkow-! podatków! podatkow! daňov-! danov- davčn-! davcn-! poresk-! porezn-! daní! fiskaln-! skarbow-!',
  broadcaster: 'nadawca! vysielateľ! vysílatel!',
  islamic: 'islamsk-! islámsk-! islamick-! muzułmańsk-! muzulmansk-! muslimsk-! islamistyczn-!',
  'holy+war':
    'święta_wojna! świętej_wojny! svatá_válka! svaté_války! svätá_vojna! svätej_vojny! sveta_vojna! svete_vojne! sveti_rat! svetog_rata!',
  economic:
    'gospodarcz-! ekonomiczn-! hospodářsk-! hospodarsk-! ekonomick-! gospodarsk- ekonomsk-! privredn-!',
  social: 'społeczn-! spoleczn-! sociální! socialni! sociáln-! socialn-! društven-! socijaln-! socjaln-!',
  engineering:
    'inżynieryjn-! inzynieryjn-! inżynierii! inżynieria! inženýrsk-! inzenyrsk-! inžiniersk-! inženirsk-! inženjersk-! inženjering! inženirstvo! inženjersk-!',
  revolutionary: 'rewolucyjn-! revoluční! revolucni! revolučn-! revolucn-! revolucionarn-! revolucijsk-!',
  revolution: 'rewolucji! rewolucja! revoluce! revolúcie! revolucie! revolucije! revolucija! revolúcia!',
  youth:
    'młodzieży! mlodziezy! młodzież! młodzieżow-! mládeže! mladeze! mládež! mládežnick-! mladine! mladina! mladež! mladeži! omladina! omladine! omladinsk-! mladinsk-!',
  women: 'kobiet! kobiety! žen ženská žien žensk- kobiec-!',
  leasing: 'leasingow-! leasingov-! lizing! lizinga!',
  chamber: 'izba izby! komora komory! komore! zbornica! zbornice! gospodarska_zbornica!',
  commerce: 'handlu! obchodu! trgovine! obchodní! obchodní_komora',
  reconstruction: 'odbudowy! odbudowa! obnovy! obnova! obnove! rekonstrukce! rekonstrukcie! rekonstrukcije!',
  logistics: 'logistyczn-! logistick-! logističn-! logističk-! logistyka! logistika! logistike!',
  technical: 'techniczn-! technick-! tehničn-! tehnicn-! tehničk-! tehnick-!',
  production:
    'produkcji! produkcja! produkcyjn-! wytwórcz-! výroby! výroba! výrobn-! vyrobn-! proizvodnja! proizvodnje! proizvodn-!',
  industry:
    'przemysłu! przemyslu! przemysł! průmyslu! prumyslu! průmysl! priemyslu! priemysel! industrije! industrija! industriji!',
  industrial: 'przemysłow-! przemyslow-! průmyslov-! prumyslov-! priemyseln-! industrijsk-!',
  maritime: 'morsk- námořní! namorni! námorn-! namorn-! pomorsk-',
  naval: 'wojenno_morska! námořní namorni námorn- pomorsk- mornaričk-!',
  navy: 'marynarka_wojenna! marynarki_wojennej! válečné_námořnictvo! námořnictvo! namornictvo! námořnictva! námorníctvo! namornictvo! vojna_mornarica! vojne_mornarice! mornarica! mornarice! ratna_mornarica! ratne_mornarice! marynarka! marynarki!',
  telecommunications:
    'telekomunikacyjn-! telekomunikacja! telekomunikační! telekomunikačn-! telekomunikacijsk-! telekomunikace! telekomunikácie! telekomunikacije!',
  energy:
    'energetyczn-! energetick-! energetsk-! energii! energie! energia! energije! energija! energetyki! energetiki! energetike!',
  electricity:
    'energii_elektrycznej! elektřiny! elektriny! elektrike! električne_energije! elektrické_energie!',
  mineral: 'mineraln-! nerostn-! minerálov',
  'counter+terrorism':
    'antyterrorystyczn-! protiteroristick-! protiteroristič-! antiterorističk-! protuterorističk-!',
  communist: 'komunistyczn-! komunistick-! komunističn-! komunističk-! komunistick-!',
  patriotic: 'patriotyczn-! vlasteneck-! domoljubn-! rodoljubn-! patriotsk-! patriotick-!',
  political: 'polityczn-! politick-! političn-! političk-!',
  'border+service': 'pohraniční_služba! służba_graniczna! granična_služba!',
  committee: 'komitet! komitetu! výbor! vybor! výboru! odbor odbora odboru komiteta! komite!',
  service: 'służba! sluzba! służby! sluzby! služba! služby! služobn- službe! sluzbe!',
  prosecutor:
    'prokuratura! prokuratury! prokuratúra! státní_zastupitelství! tožilstvo! tožilstva! tužilaštvo! tuzilastvo! tužilaštva! tužiteljstvo! državno_odvjetništvo!',
  presidential: 'prezydenck-! prezidentsk-! predsednišk-! predsedničk-! predsjedničk-!',
  president: 'prezydenta! prezidenta! predsednika! predsjednika!',
  tehran: 'teheransk-! teheránsk-! teherans',
  damascus: 'damašk damask- damascensk- damaščansk-',
  moscow: 'moskiewsk- moskevsk- moskovsk-',
  'main+directorate': 'główny_zarząd! głównego_zarządu! hlavní_správa! hlavná_správa! glavna_uprava!',
  'main+intelligence+directorate':
    'główny_zarząd_wywiadowczy! hlavní_správa_rozvědky! hlavní_zpravodajská_správa! hlavná_správa_rozviedky! glavna_obavještajna_uprava! glavna_obaveštajna_uprava! glavna_obveščevalna_uprava!',
  corps: 'zbory! sbory! sbor zbor korpus korpusu korpusa!',
  'revolutionary+guard':
    'revoluční_gardy! revolučné_gardy! revolučných_gárd! revolučních_gard! islamská_revoluční_garda revolucionarna_garda! gwardia_rewolucyjna!',
  'revolutionary+guards': 'revoluční_gardy! revolučné_gardy! revolucionarne_garde!',
  atomic: 'atomow-! atomov-! atómov-! atomsk-!',
  kurdish: 'kurdsk- kurdyjsk-',
  kurdistan: 'kurdystanu kurdystan kurdistanu kurdistana',
  'workers+party':
    'strana_pracujících! partia_pracujących! partia_robotnicza! strana_práce! delavska_stranka! radnička_stranka! radnička_partija! robotnícka_strana! dělnická_strana!',
  authority: 'organ nadzor',
  communications: 'łączności! lacznosci! spojů! spojů spojov! veza komunikacij! komunikacija!',
  'red+crescent':
    'czerwony_półksiężyc! czerwonego_półksiężyca! červený_půlměsíc! červeného_půlměsíce! červený_polmesiac! červeného_polmesiaca! rdeči_polmesec! rdečega_polmeseca! crveni_polumjesec! crvenog_polumjeseca! crveni_polumesec! crvenog_polumeseca!',
  'red+cross':
    'czerwony_krzyż! czerwonego_krzyża! červený_kříž! červeného_kříže! červený_kríž! rdeči_križ! crveni_križ! crveni_krst! crvenog_krsta!',
  'ministry+of+oil':
    'ministrstvo_za_nafto! ministarstvo_nafte! ministerstvo_ropy! ministerstwo_ropy! ministerstwo_ropy_naftowej! ministarstvo_za_naftu!',
  factory:
    'fabryka! fabryki! továrna! tovarna! továrny! továreň! tvornica! tvornice! fabrika! tovarne! fabrike!',
  'air+defence':
    'obrony_powietrznej! protivzdušné_obrany! protivzdušná_obrana! protiletecká_obrana! protivzdušnej_obrany! zračne_obrambe! zračna_obramba! protuzračna_obrana! protuzračne_obrane! protivvazdušne_odbrane! protivvazdušna_odbrana! przeciwlotnicz-!',
  command:
    'dowództwo! dowodztwo! dowództwa! velitelství! velitelstvi! veliteľstvo! velitelstvo! poveljstvo! zapovjedništvo! komanda komande',
  'black+sea':
    'czarnomorsk-! černomořsk-! cernomorsk-! čiernomorsk-! ciernomorsk-! črnomorsk-! crnomorsk-! morza_czarnego! černého_moře! čierneho_mora!',
  baltic: 'bałtyck-! baltyck-! baltsk-! baltick-! baltičk-',
  fleet: 'flota floty flotylla! loďstvo! lodstvo! loďstva! loďstvo flotila! flotile! flote',
  northern: 'północn-! polnocn-! sjevern-!',
  applied: 'stosowan-! aplikovan-! uporabn- primenjen- primijenjen-',
  physics: 'fizyki! fyziky! fizike fiziky fyzika! fizyka!',
};

/** The same of Greek, as its letters are romanised, beyond `translated-words.ts`. */
const GREEK: Lexicon = {
  company:
    'εταιρεία! εταιρία! εταιρείας! εταιρειών etairia! εταιρίας! επιχείρηση! επιχείρησης! επιχειρήσεων!',
  shipping: 'ναυτιλιακή! ναυτιλία! naftiliaki! naftilia! ναυτιλιακής! ναυτιλίας! ναυτιλιακές! ναυτιλιακών!',
  shipyards: 'ναυπηγεία! nafpigeia!',
  airlines: 'αερογραμμές! αερογραμμων! aerogrammes!',
  bank: 'τράπεζα! τράπεζας! τραπεζα! τραπεζών! τράπεζες!',
  electricity: 'ηλεκτρισμού! ηλεκτρισμου!',
  railways: 'σιδηρόδρομοι! σιδηροδρόμων! σιδηροδρομική! σιδηροδρομικές!',
  trading: 'εμπορική! εμπόριο!',
  construction: 'κατασκευαστική! τεχνική!',
  industry: 'βιομηχανία! βιομηχανική! βιομηχανίας! βιομηχανικής!',
  oil: 'πετρέλαια! πετρελαίου! πετρελαίων! πετρέλαιο!',
  holdings: 'συμμετοχών!',
  insurance: 'ασφαλιστική!',
  greece: 'ελλάδος! ελλάδας! ελληνική! ελληνικά!',
  cyprus: 'κύπρου! κυπριακή!',
  november: 'νοέμβρη! νοεμβρίου!',
  october: 'οκτώβρη! οκτωβρίου!',
  conspiracy: 'συνωμοσία!',
  'cells?': 'πυρήνων! πυρήνες!',
  'fire?': 'φωτιάς!',
  'struggle?': 'αγώνας! αγώνα!',
  army: ' στρατού! στρατός!',
  navy: 'ναυτικό! ναυτικού!',
  police: 'αστυνομία! αστυνομίας!',
  ministry: 'υπουργείο! υπουργείου!',
  organization: 'οργάνωση! οργάνωσης! οργανισμός! οργανισμού!',
  national: 'εθνική! εθνικής! εθνικό! εθνικός!',
  central: 'κεντρική! κεντρικής!',
  agricultural: 'αγροτική! αγροτικής!',
  development: 'ανάπτυξης! ανάπτυξη!',
  investment: 'επενδυτική! επενδύσεων!',
  'limited+liability+company': ' περιορισμένης_ευθύνης!',
  marine: 'θαλάσσια! θαλάσσιες!',
  tankers: 'δεξαμενόπλοια!',
  airport: 'αεροδρόμιο! αερολιμένας!',
  port: 'λιμένος! λιμάνι! οργανισμός_λιμένος!',
  university: 'πανεπιστήμιο! πανεπιστημίου!',
  institute: 'ινστιτούτο! ινστιτούτου!',
  youth: 'νεολαία! νεολαίας! νεανική!',
  'golden+dawn': 'χρυσή_αυγή!',
  corps: 'σώμα! σώματος!',
  liberation:
    'απελευθέρωση! απελευθέρωσης! απελευθερωτικό! απελευθερωτικός! απελευθερωτικού! απελευθερωτικής! απελευθερωτική!',
  movement: 'κίνημα! κινήματος!',
  resistance: 'αντίσταση! αντίστασης!',
  state: 'κράτος! κράτους! κρατική! κρατικός! κρατικής! κρατικού! κρατικών! κρατικές!',
  brigade: 'ταξιαρχία! ταξιαρχίες!',
  party: 'κόμμα! κόμματος!',
  peoples: 'λαϊκό! λαϊκή! λαϊκού! λαϊκής!',
  guard: 'φρουρά! φρουράς! φρουρών!',
  election: 'εκλογική! εκλογικής! εκλογών! εκλογικό!',
  commission: 'επιτροπή! επιτροπής!',
  committee: 'επιτροπή! επιτροπής!',
  space: 'διαστήματος! διάστημα! διαστημική! διαστημικής! διαστημικός! διαστημικού!',
  service: 'υπηρεσία! υπηρεσίας!',
  agency: 'πρακτορείο! πρακτορείου! οργανισμός! υπηρεσία! υπηρεσίας!',
  news: 'ειδήσεων! ειδησεογραφικό! ειδησεογραφικού! ειδήσεις! νέα',
  'news+agency': 'ειδησεογραφικό_πρακτορείο! πρακτορείο_ειδήσεων! πρακτορείου_ειδήσεων!',
  'general+staff': 'γενικό_επιτελείο! γενικού_επιτελείου! επιτελείο! επιτελείου!',
  'armed+forces': 'ενόπλων_δυνάμεων! ένοπλες_δυνάμεις!',
  armed: 'ένοπλες! ενόπλων! ένοπλη!',
  forces: 'δυνάμεις! δυνάμεων!',
  'air+force': 'πολεμική_αεροπορία! πολεμικής_αεροπορίας! αεροπορία! αεροπορίας!',
  aviation: 'αεροπορία! αεροπορίας! αεροπορική! αεροπορικός!',
  'border+guard':
    'συνοριοφυλακή! συνοριοφυλακής! συνοριοφύλακες! συνοριακή_φρουρά! συνοριακής_φρουράς! συνοριοφυλάκων!',
  border: 'συνοριακή! συνοριακής! συνόρων! σύνορα!',
  intelligence: 'πληροφοριών! κατασκοπείας!',
  'intelligence+service':
    'υπηρεσία_πληροφοριών! υπηρεσίας_πληροφοριών! μυστική_υπηρεσία! μυστικές_υπηρεσίες!',
  'foreign+intelligence+service':
    'υπηρεσία_εξωτερικών_πληροφοριών! υπηρεσίας_εξωτερικών_πληροφοριών! υπηρεσία_πληροφοριών_εξωτερικού!',
  foreign: 'εξωτερικών! εξωτερικού! εξωτερική! ξένων! εξωτερικές!',
  'nuclear+power+plant':
    'πυρηνικός_σταθμός! πυρηνικού_σταθμού! πυρηνικό_εργοστάσιο! πυρηνικός_σταθμός_ηλεκτροπαραγωγής!',
  'power+plant': 'σταθμός_ηλεκτροπαραγωγής! εργοστάσιο_ηλεκτροπαραγωγής! ηλεκτροπαραγωγός_σταθμός!',
  plant: 'εργοστάσιο! εργοστασίου! σταθμός',
  nuclear: 'πυρηνική! πυρηνικής! πυρηνικό! πυρηνικού! πυρηνικών!',
  'atomic+energy': 'ατομικής_ενέργειας! ατομική_ενέργεια! πυρηνικής_ενέργειας!',
  customs: 'τελωνειακή! τελωνειακής! τελωνεία! τελωνείων! τελωνείο! τελωνειακές!',
  guardians: 'φρουρών! φρουροί! φυλάκων! κηδεμόνων!',
  'guardian+council':
    'συμβούλιο_των_φρουρών! συμβούλιο_φρουρών! συμβούλιο_των_φυλάκων! συμβούλιο_φυλάκων! συμβούλιο_κηδεμόνων! συμβουλίου_των_φρουρών!',
  martyrs: 'μαρτύρων! μάρτυρες!',
  brigades: 'ταξιαρχίες! ταξιαρχιών!',
  battalion: 'τάγμα! τάγματος!',
  front: 'μέτωπο! μετώπου!',
  popular: 'λαϊκό! λαϊκή! λαϊκού! λαϊκής! λαϊκός!',
  academy: 'ακαδημία! ακαδημίας!',
  sciences: 'επιστημών! επιστήμες!',
  'academy+of+sciences': 'ακαδημία_επιστημών! ακαδημία_των_επιστημών! ακαδημίας_επιστημών!',
  defence: 'άμυνας! άμυνα! αμυντική! αμυντικής! αμυντικές! αμυντικών!',
  council: 'συμβούλιο! συμβουλίου!',
  security: 'ασφάλειας! ασφαλείας! ασφάλεια!',
  petrochemical: 'πετροχημική! πετροχημικής! πετροχημικών! πετροχημικά! πετροχημεία!',
  shipbuilding: 'ναυπηγική! ναυπηγικής! ναυπηγήσεων! ναυπηγικές!',
  shipyard: 'ναυπηγείο! ναυπηγείου!',
  steel: 'χάλυβα! χαλυβουργία! χαλυβουργική! χάλυβας! χαλυβουργίας!',
  mining: 'μεταλλευτική! μεταλλεία! εξορυκτική! μεταλλείων! εξόρυξης! εξορύξεων!',
  export: 'εξαγωγών! εξαγωγές! εξαγωγική! εξαγωγής!',
  import: 'εισαγωγών! εισαγωγές! εισαγωγική!',
  arms: 'όπλων! όπλα! εξοπλισμών! οπλισμού!',
  broadcasting: 'ραδιοτηλεόραση! ραδιοτηλεόρασης! ραδιοφωνίας! ραδιοφωνία!',
  television: 'τηλεόραση! τηλεόρασης!',
  research: 'ερευνών! έρευνας! έρευνα! ερευνητικό! ερευνητική! ερευνητικού! ερευνητικής!',
  scientific: 'επιστημονική! επιστημονικής! επιστημονικό! επιστημονικών! επιστημονικού!',
  center: 'κέντρο! κέντρου!',
  foundation: 'ίδρυμα! ιδρύματος!',
  fund: 'ταμείο! ταμείου!',
  charity: 'φιλανθρωπία! φιλανθρωπίας! φιλανθρωπική_οργάνωση!',
  charitable: 'φιλανθρωπική! φιλανθρωπικό! φιλανθρωπικής! φιλανθρωπικού!',
  relief: 'αρωγής! αρωγή! ανακούφισης! περίθαλψης!',
  aid: 'βοήθειας! βοήθεια! αρωγής!',
  fisheries: 'αλιείας! αλιεία! αλιευτική!',
  tobacco: 'καπνού! καπνοβιομηχανία! καπνών!',
  'stock+exchange': 'χρηματιστήριο! χρηματιστηρίου!',
  exchange: 'χρηματιστήριο! συναλλάγματος!',
  prison: 'φυλακή! φυλακής!',
  prisons: 'φυλακών! φυλακές!',
  court: 'δικαστήριο! δικαστηρίου!',
  supreme: 'ανώτατο! ανώτατου! ανωτάτου! ανώτατη! ανώτατης! ανώτερο!',
  parliament: 'κοινοβούλιο! κοινοβουλίου! βουλή! βουλής!',
  tax: 'φορολογική! φορολογικής! φόρων! φορολογίας!',
  women: 'γυναικών! γυναίκες!',
  workers: 'εργατών! εργατικό! εργατική! εργαζομένων!',
  union: 'ένωση! ένωσης!',
  association: 'σύνδεσμος! συνδέσμου! σύλλογος!',
  revolution: 'επανάσταση! επανάστασης! επαναστάσεως!',
  revolutionary: 'επαναστατική! επαναστατικής! επαναστατικό! επαναστατικών! επαναστατικού!',
  'revolutionary+guard': 'φρουροί_της_επανάστασης! φρουρών_της_επανάστασης!',
  islamic: 'ισλαμική! ισλαμικής! ισλαμικό! ισλαμικού! ισλαμικός!',
  republic: 'δημοκρατία! δημοκρατίας!',
  'holy+war': 'ιερός_πόλεμος! ιερού_πολέμου!',
  administration: 'διοίκηση! διοίκησης! διεύθυνση!',
  directorate: 'διεύθυνση! διεύθυνσης!',
  public: 'δημόσια! δημόσιας! δημόσιο! δημόσιου!',
  authority: 'αρχή αρχής',
  telecommunications: 'τηλεπικοινωνιών! τηλεπικοινωνίες! τηλεπικοινωνιακή!',
  missile: 'πυραυλική! πυραύλων! πύραυλοι! πυραυλικές!',
  chamber: 'επιμελητήριο! επιμελητηρίου!',
  commerce: 'εμπορίου! εμπορικό!',
  'chamber+of+commerce': 'εμπορικό_επιμελητήριο! εμπορικού_επιμελητηρίου!',
  interior: 'εσωτερικών!',
  'foreign+affairs': 'εξωτερικών!',
  finance: 'οικονομικών!',
  justice: 'δικαιοσύνης! δικαιοσύνη!',
  health: 'υγείας! υγεία!',
  education: 'παιδείας! εκπαίδευσης!',
  agriculture: 'γεωργίας!',
  energy: 'ενέργειας! ενέργεια!',
  trade: 'εμπορίου!',
  transport: 'μεταφορών! μεταφορές!',
  military: 'στρατιωτική! στρατιωτικής! στρατιωτικό! στρατιωτικών! στρατιωτικού!',
  government: 'κυβέρνηση! κυβέρνησης! κυβερνητική!',
  electoral: 'εκλογική! εκλογικής!',
  general: 'γενική! γενικής! γενικό! γενικού!',
  secretariat: 'γραμματεία! γραμματείας!',
  international: 'διεθνής! διεθνούς! διεθνές!',
  engineering: 'μηχανικής! μηχανικών!',
  leasing: 'χρηματοδοτικής_μίσθωσης! μισθώσεων!',
  aerospace: 'αεροδιαστημική! αεροδιαστημικής! αεροδιαστημικών!',
  'development+bank': 'τράπεζα_ανάπτυξης! αναπτυξιακή_τράπεζα!',
  democratic: 'δημοκρατική! δημοκρατικής! δημοκρατικό! δημοκρατικού! δημοκρατικών!',
  corporation: 'εταιρεία εταιρία',
  industries: 'βιομηχανίες! βιομηχανιών!',
  'red+crescent': 'ερυθρά_ημισέληνος! ερυθράς_ημισελήνου!',
  'red+cross': 'ερυθρός_σταυρός! ερυθρού_σταυρού!',
  ammunition: 'πυρομαχικών! πυρομαχικά!',
  factory: 'εργοστάσιο! εργοστασίου!',
  'air+defence': 'αεράμυνας! αεράμυνα! αντιαεροπορική! αντιαεροπορικής_άμυνας!',
  command: 'διοίκηση διοικήσεως',
  coal: 'άνθρακα! λιγνίτη!',
  korean: 'κορεατικός κορεατική κορεατικού κορεατικής κορέας',
  'black+sea': 'μαύρης_θάλασσας!',
  fleet: 'στόλος! στόλου!',
  applied: 'εφαρμοσμένης! εφαρμοσμένη!',
  physics: 'φυσικής!',
};

/** The same of languages of Africa, and short forms of English. */
const OTHERS: Lexicon = {
  machinebuilding: 'machine_building! machine_buildings!',
  manufacturing: 'mfg! manuf! manufg! mfrg! manu.',
  industrial: 'indl! indus! indust! ind. indus.',
  engineering: 'engrg! engg! enggr! engnrg! eng. engr. engin.',
  international: 'intl! intnl! int’l! inter_national! internat. intern. internatl!',
  development: 'devt! dev dvpt! devel. devlpmt! dvlpt!',
  construction: 'constr! constrn! const!',
  university: 'univ! univers! univ.',
  national: 'natl! nat’l! taifa! qaranka! nat. natnl!',
  government: 'govt! govmt! gov gvt!',
  department: 'dept! deptt!',
  management: 'mgmt! mgt! mngmt! manag. mangmt!',
  technology: 'technol! tech tec.',
  technological: 'technol!',
  electronics: 'electr! elec! elctr! elec. electron.',
  equipment: 'equip! eqpt! eqt! eqpmt!',
  research: 'res rsch! res.',
  scientific: 'sci! scient!',
  association: 'assn! assoc! ass’n! ass. asso. asscn!',
  institute: 'inst! instit!',
  laboratory: 'lab! labs labor. laby!',
  center: 'ctr! cntr!',
  corporation: 'corpn!',
  transport: 'transp! transpt! trans. transport. tpt!',
  shipping: 'shpg! shipg!',
  chemical: 'chem! chem. chemi.',
  petrochemical: 'petrochem! petrochem.',
  petroleum: 'pet petr. petrol. petro.',
  communications: 'comms! commun! comm commns!',
  telecommunications: 'telecom! telecoms! telecomm! telecommn!',
  aviation: 'avn!',
  aerospace: 'aerosp!',
  insurance: 'insur! ins. insce!',
  production: 'prodn! prod! prod.',
  products: 'prods! prod.',
  services: 'svcs! servs! srvcs! serv. svc!',
  systems: 'syst! systs! sys. syst.',
  technical:
    'tech polytechnical! polytechnic! politeknik! politecnica! politecnico! politechnika! polytechnique! politechniczny! tec.',
  turkey: 'republic_of_turkey! republic_of_turkiye! turkiye_cumhuriyeti!',
  movement: 'harakada! vuguvugu!',
  youth: 'dhalinyarada! vijana! dhalinyarta!',
  army: 'jeshi! ciidanka! ciidamada!',
  people: 'wananchi!',
  bank: 'benki! baanka! bankiga!',
  company: 'kampuni! shirkadda! shirkada! kamfanin! maatskappy! kampani! coy.',
  organization: 'ururka! shirika! kungiyar! ƙungiyar! hay’adda! org. orgn. organiz.',
  party: 'xisbiga! chama',
  front: 'jabhadda!',
  liberation: 'ukombozi! xoreynta!',
  state: 'dowladda! serikali!',
  trading: 'ganacsiga! biashara! kasuwanci! trad. trdg! tdg. tradg!',
  exchange: 'sarrifka! xawaalad! xawilaad! exch. exchg!',
  enterprise: 'ent. enterp. entpr.',
  enterprises: 'ent. entpr.',
  general: 'gen genl!',
  industries: 'ind. inds. indus.',
  industry: 'ind. indus.',
  ministry: 'min minis. minist.',
  'ministry+of+interior':
    'innenministerium! innenministeriums! indenrigsministeriet! inrikesdepartementet! sisaministerio! binnenlandse_zaken!',
  'ministry+of+foreign+affairs':
    'aussenministerium! auswartiges_amt! udenrigsministeriet! utrikesdepartementet! utenriksdepartementet! ulkoministerio!',
  'ministry+of+finance': 'finanzministerium! finansministeriet! finansdepartementet!',
  'ministry+of+justice': 'justizministerium! justitsministeriet! justitiedepartementet!',
  'ministry+of': 'min_of! minis_of! minist_of! mini_of!',
  minister: 'min',
  brothers: 'bros. bro.',
  engineers: 'engrs!',
  technologies: 'tech techs!',
  pharmaceutical: 'pharm. pharma. pharmac.',
  pharmaceuticals: 'pharm. pharma.',
  pharmacy: 'pharm.',
  electric: 'elec. elect. electr.',
  electrical: 'elec. elect. electr.',
  electronic: 'elec. electron.',
  electricity: 'elec. elect.',
  chemicals: 'chem. chems!',
  chemistry: 'chem.',
  distribution: 'dist. distr. distrib.',
  distributors: 'dist. distrib.',
  district: 'dist.',
  import: 'imp.',
  export: 'exp.',
  machinery: 'mach.',
  machine: 'mach.',
  mechanical: 'mech.',
  agricultural: 'agric. agri. agricult.',
  agriculture: 'agric. agri.',
  administration: 'admin. adm',
  administrative: 'admin.',
  commission: 'comm commn!',
  commercial: 'comm coml! comml!',
  committee: 'comm cttee! ctte! cmte! cte.',
  directorate: 'dir direct.',
  director: 'dir',
  division: 'div. divn!',
  science: 'sci.',
  sciences: 'sci.',
  productions: 'prod.',
  refining: 'ref. refg.',
  refinery: 'ref. refin.',
  authority: 'auth.',
  bureau: 'bur.',
  federal: 'fed.',
  federation: 'fed.',
  foundation: 'found. fdn! fndn!',
  investment: 'inv. invest. invt!',
  investments: 'inv. invest. invts!',
  maintenance: 'maint.',
  military: 'mil.',
  municipal: 'mun. munic.',
  public: 'pub. publ.',
  publishing: 'publ. pub.',
  railway: 'rly. rwy! rly!',
  security: 'sec secur.',
  society: 'soc. socy!',
  social: 'soc.',
  transportation: 'transp! transpn!',
  building: 'bldg! bldgs!',
  buildings: 'bldgs!',
  cement: 'cem.',
  tobacco: 'tob.',
  textile: 'text.',
  textiles: 'text.',
  headquarters: 'hq. hqs! hqtrs!',
  central: 'cent. centr. cntrl!',
  corps: 'cps.',
  cooperative: 'coop! coopv!',
  cooperation: 'coop!',
  establishment: 'est. estab.',
  exploration: 'explor. expl.',
  finance: 'fin.',
  financial: 'fin.',
  fisheries: 'fish.',
  hospital: 'hosp!',
  logistics: 'log. logist.',
  marketing: 'mktg! mkt. mkting!',
  medical: 'med',
  metallurgical: 'metall. metal.',
  mineral: 'min',
  mining: 'min',
  nuclear: 'nucl. nuc.',
  offshore: 'offsh.',
  operations: 'ops! op. oper.',
  project: 'proj!',
  projects: 'proj! projs!',
  procurement: 'proc. procur.',
  shipbuilding: 'shipbldg!',
  supply: 'sup.',
  supplies: 'sup.',
  service: 'serv. svc!',
  specialized: 'spec.',
  special: 'spec.',
  steel: 'stl!',
  system: 'syst. sys.',
  telecommunication: 'telecomm!',
  islamic: 'isl. islam.',
  republic: 'rep repub.',
  agency: 'agcy! agy! ag',
  laboratories: 'labs labor.',
  college: 'coll.',
  school: 'sch!',
};

export const EUROPEAN_LEXICONS: readonly Lexicon[] = [
  joined(ROMANCE, FURTHER_ROMANCE, FURTHER_ROMANCE_SHORT_FORMS, GOODS_ROMANCE),
  joined(GERMANIC, FURTHER_GERMANIC, GOODS_GERMANIC),
  joined(BALTIC, FURTHER_BALTIC),
  joined(WEST_SLAVIC, FURTHER_WEST_SLAVIC, GOODS_WEST_SLAVIC),
  joined(GREEK, GOODS_GREEK),
  joined(OTHERS, FURTHER_SHORT_FORMS, FURTHER_AFRICAN),
  GOODS_ENGLISH,
];
