/** Who does something and is no person of the staff. */
const others = ['shopper', 'provider', 'job', 'staff'] as const;

export const isOther = (by: string): by is (typeof others)[number] => (others as readonly string[]).includes(by);
