import { useMemo } from 'react';
import { deviceValues } from '../../lib/session/storage.ts';
import { useDeviceValue } from '../../lib/session/use-stored-value.ts';
import { readSkus, toggleSku } from './compared-skus.ts';

/** What is compared on this device, the same in every tab; nothing of it leaves the device. */
export function useCompared(): {
  readonly skus: readonly string[];
  readonly toggle: (sku: string) => void;
  readonly clear: () => void;
} {
  const text = useDeviceValue('comparedProducts');
  return useMemo(
    () => ({
      skus: readSkus(text),
      // Read again at the click: another tab may have changed it.
      toggle: (sku) => deviceValues.set('comparedProducts', JSON.stringify(toggleSku(readSkus(deviceValues.get('comparedProducts')), sku))),
      clear: () => deviceValues.remove('comparedProducts'),
    }),
    [text],
  );
}
