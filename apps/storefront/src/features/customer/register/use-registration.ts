import { EmailAvailableDocument, RegisterFormDocument } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { useCountries } from '../../../lib/address/use-countries.ts';
import { checkEmail } from '../../../lib/forms/check-email.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useSentences } from '../../../lib/forms/use-sentences.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { notices } from '../../../lib/notices/use-notices.ts';
import { useReportError } from '../../../lib/notices/use-report-error.ts';
import { homeCountries } from '../../../lib/page/home-country.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { storeToken } from '../login/log-in.ts';
import { checkRegistration, emptyRegistration, registrationInput } from './register-values.ts';

/** The form of a new account; whether the address is free is asked before it is sent (SPEC-5). */
export function useRegistration(onLoggedIn: () => Promise<void>) {
  const t = useMessages('customer');
  const { storeView } = useShopState();
  const said = useMessages('notices');
  const shop = useShop();
  const report = useReportError();
  const sentences = useSentences();
  const isFree = async (email: string): Promise<boolean> =>
    (await shop.query(EmailAvailableDocument, { email: email.trim() })).isEmailAvailable?.is_email_available !== false;
  const form = useForm({
    initial: emptyRegistration(homeCountries[storeView.language]),
    draft: 'register',
    check: (values) => sentences(checkRegistration(values)),
    send: async (values) => {
      try {
        if (!(await isFree(values.email))) {
          form.refuse({ email: t('emailInUse') });
          notices.show({ kind: 'danger', title: said('registerError'), text: said('saidAccountExists') });
          return false;
        }
        const { createCustomerWithAddress } = await shop.mutate(RegisterFormDocument, { input: registrationInput(values, countries) });
        await storeToken(shop, createCustomerWithAddress?.token);
      } catch (error) {
        report(error, 'registerError');
        return false;
      }
      notices.clear();
      notices.show({ kind: 'success', title: t('accountCreated'), text: t('registered') });
      await onLoggedIn();
      return true;
    },
  });
  const countries = useCountries(form.values.countryCode);
  const checkFree = async (): Promise<void> => {
    const { email } = form.values;
    // Said early as a courtesy; the answer that counts comes when the form is sent.
    if (checkEmail(email) === undefined && !(await isFree(email).catch(() => true))) form.refuse({ email: t('emailInUse') });
  };
  return { form, countries, checkFree };
}
