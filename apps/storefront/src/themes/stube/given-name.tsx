import { ProductName } from '../../lib/product-name/product-name.tsx';
import type { ProductNameProps } from '../../theme/slots.ts';

/** Lange dirndl *Liesl*. */
export const GivenName = ({ name }: ProductNameProps) => <ProductName name={name} as="em" />;
