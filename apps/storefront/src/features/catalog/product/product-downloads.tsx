import { isSafeAddress } from '@shop/rules/sanitise-html';
import type { ProductDetailsProductFragment } from '../../../generated/graphql.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { Icon } from '../../../theme/icon.tsx';
import styles from './product-downloads.module.css';

/** What arrives is a kind of file; the backend's type says what it is about. */
const fileKind = (url: string): string | undefined => /\.([a-z0-9]{2,4})(?:\?|$)/i.exec(url)?.[1]?.toUpperCase();

/** Files to take home: name, type and size, so that nobody is surprised by what arrives. */
export function ProductDownloads({ downloads }: { readonly downloads: ProductDetailsProductFragment['downloads'] }) {
  const { settings } = useShopState();
  // The backend writes whole addresses; only those of the shop and secure ones are followed (R170).
  const files = (downloads ?? []).flatMap((file) => {
    const href = file?.url.startsWith(`${settings.publicUrl}/`) === true ? file.url.slice(settings.publicUrl.length) : (file?.url ?? '');
    return file === null || !isSafeAddress(href) ? [] : [{ ...file, href }];
  });
  return (
    <ul className={styles.downloads}>
      {files.map(({ href, name, type, size }) => (
        <li key={href} className={styles.file}>
          <Icon name="receipt" />
          <span>
            <a href={href}>{name ?? href}</a>{' '}
            <span className={styles.kind}>({[fileKind(href) ?? type, size].filter(Boolean).join(', ')})</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
