import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a person types into the settings that install.sh left empty: accounts that tools/machines/outside-services.ts stands in for. */
export function fillSettings(root: string, apiKey: string): void {
  const file = join(root, 'etc/shop/shop.env');
  const accounts: Readonly<Record<string, string>> = {
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MULTISAFEPAY_API_KEY: apiKey,
    POSTCODE_URL: 'http://127.0.0.1:4101/addresses',
    VAT_URL: 'http://127.0.0.1:4101/vat',
  };
  const filled = readFileSync(file, 'utf8').replace(/^([A-Z_]+)=$/gm, (_line, name: string) => `${name}=${accounts[name] ?? ''}`);
  writeFileSync(file, `${filled}MULTISAFEPAY_URL=https://pay.example:4143/v1/json/\n`);
}
