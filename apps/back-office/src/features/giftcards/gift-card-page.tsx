import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { useBranchName } from '../../lib/branches/branches.ts';
import { useWho } from '../../lib/desk/use-who.ts';
import { CallProblem } from '../../shell/call-problem.tsx';
import { CodeDialog } from '../../shell/giftcards/code-dialog.tsx';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { PageColumns } from '../../ui/show/page-columns.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { EntryTable } from './entry-table.tsx';
import { GiftCardPill } from './gift-card-pill.tsx';
import { endOfCode, type GiftCard } from './gift-card.ts';
import styles from './giftcards.module.css';
import { NewCodeDialog } from './new-code-dialog.tsx';
import { TopUpDialog } from './top-up-dialog.tsx';
import { useCode } from './use-code.ts';

type Opened = 'topUp' | 'block' | 'unblock' | 'newCode' | undefined;

/** What can be done with it. A card without a code is of no use to anybody, so that comes first. */
function Actions({ card }: { readonly card: GiftCard }) {
  const t = useMessages('giftcards');
  const [opened, open] = useState<Opened>();
  const close = () => open(undefined);
  const code = useCode();
  const { can, lastFour, number } = card;
  const may = (mutation: string): boolean => can.includes(mutation);
  const make = () => void code.make(card);
  return (
    <>
      <CallProblem error={code.error} text={code.problem} />
      {may('makeGiftCardCode') && !lastFour && (
        <Button kind="main" icon="key" isStepUp isPending={code.isPending} onClick={make}>
          {t('makeCode')}
        </Button>
      )}
      {may('topUpGiftCard') && (
        <Button icon="plus" onClick={() => open('topUp')}>
          {t('topUp')}
        </Button>
      )}
      {may('makeGiftCardCode') && lastFour && (
        <Button icon="key" isPending={code.isPending} onClick={() => open('newCode')}>
          {t('newCode')}
        </Button>
      )}
      {may('blockGiftCard') && (
        <Button icon="prohibit" onClick={() => open('block')}>
          {t('block')}
        </Button>
      )}
      {may('unblockGiftCard') && (
        <Button kind="main" icon="key" onClick={() => open('unblock')}>
          {t('unblock')}
        </Button>
      )}
      {opened === 'topUp' && <TopUpDialog card={card} onClose={close} />}
      {opened === 'newCode' && (
        <NewCodeDialog
          number={number}
          onMake={() => {
            close();
            make();
          }}
          onClose={close}
        />
      )}
      {(opened === 'block' || opened === 'unblock') && <BlockDialog card={card} verb={opened} onClose={close} />}
      {code.shown && <CodeDialog number={number} code={code.shown} onClose={code.forget} />}
    </>
  );
}

function CardFacts({ card }: { readonly card: GiftCard }) {
  const t = useMessages('giftcards');
  const { money, day, moment } = useFormats();
  const branchName = useBranchName();
  const who = useWho();
  const { balance, initial, lastFour, expiresOn, issuedAt, issuedBy, branch, origin, reference } = card;
  const from = reference ? (
    <Link className={styles.link} to={`/returns/${reference}`}>
      {reference}
    </Link>
  ) : (
    t(`origin.${origin}`)
  );
  return (
    <Facts
      isRow
      facts={[
        {
          name: t('balance'),
          value: <strong className={styles.balance}>{money(balance.cents)}</strong>,
          note: t('ofInitial', { amount: money(initial.cents) }),
        },
        { name: t('code'), value: lastFour ? endOfCode(lastFour) : t('noCode'), note: lastFour ? t('codeKept') : t('noCodeWhy') },
        { name: t('expiresOn'), value: day(expiresOn) },
        {
          name: t('issuedAt'),
          value: moment(issuedAt),
          note: t('issuedBy', { name: who(issuedBy), branch: branch ? branchName(branch) : t('webShop') }),
        },
        { name: t('origin'), value: from },
      ]}
    />
  );
}

type Props = {
  readonly card: GiftCard;
  /** What happened to it, for who may see the log. */
  readonly history: ReactNode;
};

/** One gift card: what is on it, how it came there, and what can be done with it. */
export function GiftCardPage({ card, history }: Props) {
  const t = useMessages('giftcards');
  return (
    <Page
      title={card.number}
      back={{ to: '/giftcards', label: t('back') }}
      states={<GiftCardPill state={card.state} cents={card.balance.cents} />}
      actions={<Actions card={card} />}
    >
      <PageColumns>
        <CardFacts card={card} />
        <EntryTable entries={card.entries} />
        {history}
      </PageColumns>
    </Page>
  );
}
