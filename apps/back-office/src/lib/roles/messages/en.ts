import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  owner: 'Owner',
  manager: 'Shop manager',
  branchManager: 'Branch manager',
  branchStaff: 'Branch staff',
  editor: 'Content editor',
  service: 'Customer service',
  finance: 'Finance',
  auditor: 'Auditor',
};
