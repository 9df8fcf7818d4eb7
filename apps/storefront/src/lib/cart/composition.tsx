type Props = {
  readonly of: {
    readonly materials: readonly { readonly part: string; readonly text: string }[];
    readonly animal_parts: string | null;
  };
  readonly as?: 'p' | 'span';
};

/** What a line is made of, part by part, and the phrase on animal parts where the regulation wants it (LAW-06, LAW-15). */
export function Composition({ of: { materials, animal_parts: phrase }, as: Row = 'p' }: Props) {
  return (
    <>
      {materials.map(({ part, text }) => (
        <Row key={part}>{`${part}: ${text}`}</Row>
      ))}
      {phrase ? <Row>{phrase}</Row> : null}
    </>
  );
}
