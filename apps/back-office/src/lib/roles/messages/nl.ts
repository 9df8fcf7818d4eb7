/** What each role is called. */
export const nl = {
  owner: 'Eigenaar',
  manager: 'Winkelmanager',
  branchManager: 'Filiaalmanager',
  branchStaff: 'Verkoop',
  editor: 'Redactie',
  service: 'Klantenservice',
  finance: 'Financiën',
  auditor: 'Controle',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    roles: typeof nl;
  }
}
