import type { ReviewWords } from './words.ts';

export const careWords: ReviewWords = {
  nl: {
    material: [
      'Doet precies wat er op staat.',
      'Een klein beetje is al genoeg, dus je doet er lang mee.',
      'Ruikt niet sterk en plakt niet.',
      'Stevig gemaakt en makkelijk in gebruik.',
      'De uitleg erbij is duidelijk.',
    ],
    wear: [
      'Mijn acht jaar oude favoriet ziet er weer verzorgd uit.',
      'Gebruik het na elk feest, in tien minuten is alles weer netjes.',
      'Na de kermis gebruikt en de volgende dag was er niets meer te zien.',
      'Eerst op een verborgen plek geprobeerd, zoals aangeraden, en daarna op de rest. Mooi resultaat.',
      'Samen met mijn kleding besteld en meteen gebruikt, een goede aanvulling.',
    ],
    critique: [
      'Oude vlekken gaan er maar half mee uit.',
      'De verpakking is wat onhandig om open te krijgen.',
      'Je moet er wel even de tijd voor nemen, snel tussendoor gaat het niet.',
    ],
    letdown: ['Ik zag nauwelijks verschil met voor de behandeling.', 'Was lekgeraakt in het pakket. De winkel stuurde wel een nieuwe.'],
  },
  de: {
    material: [
      'Macht genau, was draufsteht.',
      'Ein wenig reicht schon, man kommt lange damit aus.',
      'Riecht nicht stark und klebt nicht.',
      'Stabil gemacht und einfach in der Anwendung.',
      'Die Anleitung dazu ist verständlich.',
    ],
    wear: [
      'Mein acht Jahre altes Lieblingsstück sieht wieder gepflegt aus.',
      'Benutze es nach jedem Fest, in zehn Minuten ist alles wieder ordentlich.',
      'Nach dem Volksfest benutzt, am nächsten Tag war nichts mehr zu sehen.',
      'Erst an einer verdeckten Stelle probiert, wie empfohlen, dann am Rest. Gutes Ergebnis.',
      'Zusammen mit meiner Tracht bestellt und gleich benutzt, eine gute Ergänzung.',
    ],
    critique: [
      'Alte Flecken gehen damit nur halb raus.',
      'Die Verpackung geht etwas umständlich auf.',
      'Man muss sich etwas Zeit nehmen, schnell zwischendurch geht es nicht.',
    ],
    letdown: ['Ich habe kaum einen Unterschied zu vorher gesehen.', 'War im Paket ausgelaufen. Der Laden hat immerhin Ersatz geschickt.'],
  },
  en: {
    material: [
      'Does exactly what it says.',
      'A little goes a long way.',
      'No strong smell and not sticky.',
      'Well made and easy to use.',
      'The instructions are clear.',
    ],
    wear: [
      'An eight-year-old favourite of mine looks cared for again.',
      'I use it after every party and everything is tidy again in ten minutes.',
      'Used it after the festival and the next day there was nothing left to see.',
      'Tried it on a hidden spot first, as advised, then on the rest. Good result.',
      'Ordered together with my outfit and used at once; a good addition.',
    ],
    critique: [
      'Old stains only come out halfway.',
      'The packaging is awkward to open.',
      'You have to take your time; it is not something to do in a hurry.',
    ],
    letdown: ['I saw hardly any difference.', 'It had leaked in the parcel. At least the shop sent another one.'],
  },
};
