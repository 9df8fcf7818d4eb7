import { addressLabelPdf } from './address-label-pdf.ts';
import { packingSlipPdf } from './packing-slip-pdf.ts';

/** What is printed for a shipment. */
export const shipmentPapers = { slip: packingSlipPdf, label: addressLabelPdf } as const;
export type ShipmentPaper = keyof typeof shipmentPapers;
