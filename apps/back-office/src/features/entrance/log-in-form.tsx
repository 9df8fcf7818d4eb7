import { useState } from 'react';
import { FirstFactor } from './first-factor.tsx';
import type { Entered, LogInAnswer } from './follow.ts';
import { SecondFactor } from './second-factor.tsx';

type Props = {
  /** Of somebody who was here already, and whose screen waits. */
  readonly knownEmail?: string | undefined;
  readonly onEntered: (next: Entered) => void;
};

/** A log-in: a passkey alone, or a password and then whatever else the account has. */
export function LogInForm({ knownEmail, onEntered }: Props) {
  const [factors, setFactors] = useState<LogInAnswer['factors']>();
  const follow = (answer: LogInAnswer) => {
    if (answer.next === 'secondFactor') setFactors(answer.factors);
    else onEntered(answer.next);
  };
  if (factors) return <SecondFactor factors={factors} onAnswer={follow} onBack={() => setFactors(undefined)} />;
  return <FirstFactor knownEmail={knownEmail} onAnswer={follow} />;
}
