import type { Language } from '@shop/contract';

type DemoRole = 'owner' | 'manager' | 'branchManager' | 'branchStaff' | 'editor' | 'service' | 'finance' | 'auditor';

export type DemoStaffMember = {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly role: DemoRole;
  /** Of a role in a branch. */
  readonly branch: string | null;
};

const member = (email: string, name: string, language: Language, role: DemoRole, branch: string | null = null): DemoStaffMember => ({
  email: `${email}@maas-alm.example`,
  name,
  language,
  role,
  branch,
});

/** Somebody for every role, with the demo's public password; those of branches in Sittard and Aachen. */
export const demoStaff: readonly DemoStaffMember[] = [
  member('owner', 'Mieke Maas', 'nl', 'owner'),
  member('manager', 'Joris Willems', 'nl', 'manager'),
  member('branch.sittard', 'Anouk Peeters', 'nl', 'branchManager', 'SIT'),
  member('branch.aachen', 'Katrin Vogel', 'de', 'branchManager', 'AAC'),
  member('staff.sittard', 'Sem Jacobs', 'nl', 'branchStaff', 'SIT'),
  member('staff.aachen', 'Lukas Brandt', 'de', 'branchStaff', 'AAC'),
  member('content', 'Emma Clarke', 'en', 'editor'),
  member('service', 'Femke Hendriks', 'nl', 'service'),
  member('finance', 'Thomas Krüger', 'de', 'finance'),
  member('auditor', 'Ruth Berger', 'de', 'auditor'),
];
