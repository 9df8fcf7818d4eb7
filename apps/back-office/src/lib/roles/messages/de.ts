import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  owner: 'Inhaber',
  manager: 'Shopleitung',
  branchManager: 'Ladenleitung',
  branchStaff: 'Verkauf',
  editor: 'Redaktion',
  service: 'Kundenservice',
  finance: 'Finanzen',
  auditor: 'Prüfung',
};
