/* eslint-disable */
import type { MyMeasurementsQuery, MyMeasurementsQueryVariables } from '../graphql.ts';
import { TypedDocumentString } from '../typed-document-string.ts';
export const MyMeasurementsDocument = /*#__PURE__*/ new TypedDocumentString(`query MyMeasurements { myMeasurements { height bust waist hips neck foot head } }`) as unknown as TypedDocumentString<MyMeasurementsQuery, MyMeasurementsQueryVariables>;
