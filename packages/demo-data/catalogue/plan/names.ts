/** Given names; they are not translated. */
export const womensNames =
  'Liesl Vroni Resi Leni Zenzi Burgl Afra Rosl Marei Traudl Evi Fanny Gretl Hanni Josefa Kathi Lisbeth Magdalena Nannerl Ottilie Paula Regina Theres Ursula Walburga Wally Franzi Moni Annerl Babette Cilli Dorle Emmi Flora Gusti Hedwig Ida Klara Sephi Kreszenz'.split(
    ' ',
  );

export const mensNames =
  'Xaver Sepp Korbinian Loisl Vitus Quirin Ludwig Anderl Flori Girgl Hias Ignaz Jakob Kaspar Lenz Martl Nepomuk Poldi Rupert Schorsch Toni Valentin Wastl Beni Emmeran Gustl Leopold Magnus Rochus Severin'.split(
    ' ',
  );

export const girlsNames = 'Lenerl Mirl Nannerl Vronerl Resei Lisei Hannerl Burgerl Annei Mariedl Rosei Leonie Bärbel Christl'.split(' ');
export const boysNames = 'Seppi Franzl Maxl Hansl Michei Poldl Xaverl Wastei Peterl Simmerl Tonerl Vitei Jakerl Lugge'.split(' ');
export const thingsNames = [...womensNames, ...mensNames];
