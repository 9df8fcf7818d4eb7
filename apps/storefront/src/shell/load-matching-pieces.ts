import type { ComponentType } from 'react';
import type { MatchingPiecesProps } from '../features/catalog/card/matching-pieces.tsx';

/** What goes with a purchase, for the drawer that shows it. */
export const loadMatchingPieces = async (): Promise<ComponentType<MatchingPiecesProps>> =>
  (await import('../features/catalog/card/matching-pieces.tsx')).MatchingPieces;
