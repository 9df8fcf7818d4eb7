import { inspectReturnAction } from './move.ts';
import { addReturnPhotoAction, removeReturnPhotoAction } from './photos.ts';

type Parts = Parameters<typeof inspectReturnAction>[0] & Parameters<typeof addReturnPhotoAction>[0];

/** What is done with goods on the table. */
export const inspectionActions = (parts: Parts) => ({
  inspectReturn: inspectReturnAction(parts),
  addReturnPhoto: addReturnPhotoAction(parts),
  removeReturnPhoto: removeReturnPhotoAction,
});
