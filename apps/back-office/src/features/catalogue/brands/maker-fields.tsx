import { useMessages } from '../../../i18n/language-context.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import shared from '../shared/shared.module.css';

export const makerParts = ['name', 'street', 'postcode', 'city', 'countryCode', 'email'] as const;
export type MakerPart = (typeof makerParts)[number];

type Props = {
  readonly valueOf: (part: MakerPart) => string;
  readonly onChange: (part: MakerPart, text: string) => void;
  readonly stateOf?: (part: MakerPart) => {
    readonly changed?: { readonly onUndo: () => void } | undefined;
    readonly error?: string | undefined;
  };
  readonly disabledReason?: string | undefined;
};

/** LAW-14: name, address and e-mail of who makes something, or answers for it. */
export function MakerFields({ valueOf, onChange, stateOf, disabledReason }: Props) {
  const t = useMessages('catalogue');
  return (
    <div className={shared.grid}>
      {makerParts.map((part) => (
        <TextField
          key={part}
          label={t(`maker.${part}`)}
          {...stateOf?.(part)}
          autoComplete="off"
          maxLength={part === 'countryCode' ? 2 : 200}
          disabledReason={disabledReason}
          value={valueOf(part)}
          onChange={(text) => onChange(part, part === 'countryCode' ? text.toUpperCase() : text)}
        />
      ))}
    </div>
  );
}
