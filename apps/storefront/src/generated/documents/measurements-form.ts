/* eslint-disable */
import type { MeasurementsFormMutation, MeasurementsFormMutationVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MeasurementsFormDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MeasurementsForm($input: MeasurementsInput!) { saveMyMeasurements(input: $input) { height } }`) as unknown as TypedDocumentString<MeasurementsFormMutation, MeasurementsFormMutationVariables>;
