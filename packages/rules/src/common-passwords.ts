/**
 * Words that guessing programs try first, and those a shop like ours invites, without the digits and symbols people add.
 * The rule of four kinds of characters refuses the plain ones already; this refuses their disguises.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passw passwort wachtwoord welkom welcome willkommen hallo hello qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn
   letmein iloveyou ichliebedich liefde schatz schatje monkey dragon master superman batman spiderman pokemon football fussball voetbal
   baseball basketball sunshine princess prinses prinzessin shadow michael daniel thomas jessica jennifer ashley nicole sommer summer
   zomer winter herbst herfst fruehling lente januari februari maart april januar februar maerz monday montag maandag friday freitag
   vrijdag admin administrator root user guest gast test tester testing login secret geheim geheimnis access trustno starwars whatever
   freedom vrijheid freiheit charlie computer internet google facebook amazon nederland deutschland germany holland limburg sittard
   roermond aachen maastricht amsterdam rotterdam berlin muenchen bayern oktoberfest lederhose lederhosen dirndl tracht trachten
   maasalm default changeme changeit passwordpassword abcdef abcdefg abcdefgh abcabc aabbcc qazwsx ginger hunter killer pepper
   soccer mustang harley ranger buster tigger cookie cheese banana chocolate schokolade chocolade flower blume bloem lovely angel engel`
    .split(/\s+/)
    .filter(Boolean),
);
