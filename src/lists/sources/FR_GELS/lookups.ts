import type { EntryType } from '../../../domain/listed-party.ts';

/** Natures of entries. */
export const NATURES: Readonly<Record<string, EntryType>> = {
  'personne physique': 'individual',
  'personne morale': 'entity',
  navire: 'vessel',
};

/** Keys of the values of each TypeChamp, after the publisher's XML schema of 2021 and parsers of the live file. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = {
  ALIAS: ['Alias', 'Commentaire'],
  PRENOM: ['Prenom'],
  SEXE: ['Sexe'],
  TITRE: ['Titre'],
  DATE_DE_NAISSANCE: ['Jour', 'Mois', 'Annee', 'Commentaire'],
  LIEU_DE_NAISSANCE: ['Lieu', 'Pays', 'Commentaire'],
  NATIONALITE: ['Pays'],
  ADRESSE_PP: ['Adresse', 'Pays', 'Commentaire'],
  ADRESSE_PM: ['Adresse', 'Pays', 'Commentaire'],
  PASSEPORT: ['NumeroPasseport', 'Commentaire'],
  AUTRE_IDENTITE: ['NumeroCarte', 'Commentaire'],
  IDENTIFICATION: ['Identification', 'Commentaire'],
  NUMERO_OMI: ['NumeroOMI', 'Commentaire'],
  TELEPHONE: ['Telephone', 'Commentaire'],
  COURRIEL: ['Courriel', 'Commentaire'],
  SITE_INTERNET: ['SiteInternet', 'Commentaire'],
  CRYPTOMONNAIE: ['Cryptomonnaie', 'Commentaire'],
  FONDEMENT_JURIDIQUE: ['FondementJuridique', 'FondementJuridiqueLabel', 'Commentaire'],
  REFERENCE_UE: ['ReferenceUe', 'Commentaire'],
  REFERENCE_ONU: ['ReferenceOnu', 'Commentaire'],
  MOTIFS: ['Motifs'],
};
