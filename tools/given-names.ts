/**
 * Makes src/resources/given-names.json: given names by the gender they are given as, folded. The names come from the locales of
 * @faker-js/faker (MIT) and from the lists below, which name what those miss. Install 10.6.0 elsewhere and name its folder:
 * node tools/given-names.ts /tmp/names/node_modules/@faker-js/faker
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folded } from '#core/people/words.ts';

type Definitions = { person?: { first_name?: Partial<Record<'female' | 'male' | 'generic', readonly string[]>> } };

/** Locales in Latin letters. */
const locales = 'de de_AT de_CH en en_GB en_IE fr fr_BE fr_CH fr_LU it es nl nl_BE pl tr cs_CZ hr hu ro sv da nb_NO fi pt_PT sk'.split(' ');

const female =
  'Heike Ute Renate Ingrid Gisela Ursula Helga Erika Christa Gerda Edith Hannelore Waltraud Elfriede Irmgard Hildegard Lieselotte Margarete Gertrud Ilse Inge Karin Brigitte Monika Petra Sabine Susanne Gabriele Angelika Birgit Barbara Cornelia Martina Ulrike Silke Anke Antje Beate Claudia Dagmar Doris Elke Gudrun Heidi Heidrun Jutta Kerstin Kirsten Manuela Marion Marlies Regina Rita Rosemarie Roswitha Sigrid Silvia Sonja Steffi Stefanie Tanja Ulla Vera Veronika Wiebke Yvonne Nadine Nicole Katrin Kathrin Katja Anja Bettina Britta Daniela Diana Franziska Friederike Imke Ines Iris Janine Jana Jessica Judith Juliane Karola Lena Lea Leonie Lina Lisa Luisa Maja Maike Maren Mareike Marlene Melanie Mia Mira Nele Nina Paula Pia Ronja Rosa Sandra Sarah Sina Sophie Svenja Swantje Tina Theresa Verena Viktoria Wilhelmine Zoe Resi Vroni Traudl Annegret Annelore Anneliese Annemarie Hedwig Frieda Ida Emma Emilia Hanna Hannah Clara Klara Charlotte Greta Johanna Josefine Magdalena Mathilda Matilda Amelie Aurelie Aurélie Céline Chloé Élodie Françoise Geneviève Hélène Isabelle Jacqueline Jeanne Josiane Laetitia Léa Madeleine Manon Margaux Martine Mathilde Mireille Monique Nadège Nathalie Océane Odile Pascale Pauline Sandrine Solange Sylvie Thérèse Valérie Véronique Virginie Yvette Chiara Francesca Giulia Giovanna Graziella Ilaria Letizia Loredana Lucia Mariangela Michela Ornella Paola Patrizia Raffaella Rosanna Serena Silvana Simona Stefania Valentina Alba Ana Carmen Concepción Dolores Inmaculada Isabel Lucía María Marisol Montserrat Núria Pilar Raquel Rocío Soledad Anneke Femke Fleur Hendrika Ingeborg Joke Lotte Maaike Marieke Marijke Marjolein Mieke Saskia Sanne Wilma Ayşe Fatma Zeynep Elif Emine Hatice Agnieszka Małgorzata Katarzyna Joanna Ewa Svetlana Tatjana Olga Natalja Irina Ljudmila Galina Alice Amy Betty Carol Deborah Doreen Eileen Fiona Gillian Harriet Heather Joyce Kathleen Linda Margaret Maureen Nancy Pamela Patricia Rebecca Sheila Shirley Susan Tracy Wendy Reni Lilly Lili Mila Ella Finja Fenja Jette Merle Tilda Rieke Smilla Yara Leni Marie Anna Eva Maria Josepha Kreszentia Notburga Walburga';
const male =
  'Jürgen Uwe Horst Günter Günther Heinz Werner Gerhard Helmut Karl Kurt Rolf Siegfried Manfred Dieter Wolfgang Klaus Peter Hans Rainer Reiner Bernd Detlef Eberhard Ekkehard Erwin Ewald Friedhelm Fritz Gerd Gernot Gottfried Harald Hartmut Heiko Heiner Heinrich Helmuth Henning Hermann Holger Hubert Hugo Ingo Jens Joachim Jochen Jörg Jörn Josef Kai Karsten Knut Konrad Lothar Ludwig Lutz Markus Martin Matthias Michael Norbert Olaf Oskar Otto Ottmar Paul Ralf Reinhard Reinhold Roland Rüdiger Rudi Rudolf Sepp Sönke Stefan Steffen Sven Thorsten Torsten Thomas Tilo Till Tim Timo Tobias Udo Ulf Ulrich Veit Volker Volkmar Walter Werner Wilfried Wilhelm Willi Winfried Andreas Anton Arne Axel Benedikt Benjamin Bernhard Björn Boris Carsten Christian Christoph Daniel David Dennis Dirk Dominik Elias Emil Erik Fabian Felix Finn Florian Frank Franz Friedrich Georg Gustav Hannes Henrik Jakob Jan Jannik Johann Johannes Jonas Jonathan Julian Julius Justus Kilian Korbinian Lars Lennart Leo Leon Leonhard Lorenz Louis Luca Lukas Magnus Malte Marc Marcel Mario Marius Max Maximilian Merlin Moritz Nico Nikolas Niklas Nils Noah Ole Oliver Pascal Patrick Philipp Philip Quirin Raphael Robert Robin Roman Samuel Sebastian Severin Simon Theo Theodor Tom Urs Beat Reto Ueli Jürg Ruedi Hansruedi Hansjörg Karlheinz Alois Xaver Ignaz Vinzenz Valentin Vitus Wendelin Alain Antoine Bernard Cédric Christophe Claude Didier Émile Étienne François Frédéric Gaston Gérard Gilles Grégoire Guillaume Guy Henri Hervé Jacques Jérôme Laurent Luc Marcel Mathieu Michel Olivier Patrice Philippe Pierre Quentin Raoul Rémi Rémy René Sébastien Stéphane Théo Thibault Thierry Tristan Vincent Xavier Yves Alessandro Andrea Antonio Carlo Claudio Davide Emanuele Enrico Fabio Federico Filippo Francesco Gabriele Giacomo Gianni Giorgio Giovanni Giuseppe Giulio Guido Lorenzo Luigi Marco Massimo Matteo Mattia Mauro Nicola Paolo Pietro Roberto Salvatore Sandro Sergio Stefano Tommaso Umberto Vincenzo Alejandro Álvaro Ángel Carlos Diego Eduardo Enrique Fernando Francisco Gonzalo Ignacio Íñigo Javier Jesús Joaquín Jorge José Juan Luis Manuel Miguel Pablo Pedro Rafael Ramón Ricardo Rodrigo Aart Bart Bas Cees Dirk Geert Gerrit Gijs Hendrik Henk Jaap Jeroen Joost Joris Klaas Koen Maarten Pieter Ruud Sander Sjoerd Thijs Willem Wim Wouter Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim Murat Emre Piotr Krzysztof Andrzej Tomasz Paweł Grzegorz Wojciech Zbigniew Sergej Dmitri Igor Vladimir Wladimir Alexej Andrew Barry Brian Charles Clive Colin Derek Douglas Edward Gary Geoffrey Graham Harold Ian James John Keith Kenneth Kevin Malcolm Nigel Norman Peter Richard Roger Ronald Stuart Terence Trevor William Ben Emil Levi Mats Jona Linus Milan Henry Oskar Anton Matteo';
/** Given as both, in one language or in two. */
const both =
  'Andrea Simone Jean Kim Toni Sacha Sascha Kai Robin Nicola Nikola Dominique Camille Claude Pascale Alex Sam Charlie Chris Pat Jo Jos Gabriele Luca Mika Noa Quinn Jamie Kerry Leslie Maxime Stéphane Eike Helge Uli Conny Andy Gerrit Renée Valentine Michele Daniele Marian Jessie Jules Lou Marie Maria Janne Jona Bente Kay Sandy Ulli Elia Noel Sidney Morgan Taylor Joyce Carol Jan';

const folder = process.argv[2];
if (!folder) throw new Error('name the folder of @faker-js/faker');

const lists = { female: new Set(female.split(' ').map(folded)), male: new Set(male.split(' ').map(folded)) };
const shared = new Set(both.split(' ').map(folded));

/** Single words in Latin letters. */
function take(names: readonly string[] | undefined, into: Set<string>): void {
  for (const name of names ?? []) {
    const own = folded(name);
    if (/^[a-z]{2,20}$/.test(own)) into.add(own);
  }
}

for (const locale of locales) {
  const module = (await import(pathToFileURL(join(folder, `dist/locale/${locale}.js`)).href)) as { faker: { rawDefinitions: Definitions } };
  const names = module.faker.rawDefinitions.person?.first_name;
  take(names?.female, lists.female);
  take(names?.male, lists.male);
}

for (const name of lists.female) if (lists.male.has(name)) shared.add(name);
const only = (names: ReadonlySet<string>) =>
  [...names]
    .filter((name) => !shared.has(name))
    .toSorted()
    .join(' ');
const data = { f: only(lists.female), m: only(lists.male), both: [...shared].toSorted().join(' ') };
writeFileSync(new URL('../src/resources/given-names.json', import.meta.url), `${JSON.stringify(data, null, 2)}\n`);
console.log(
  Object.entries(data)
    .map(([key, names]) => `${key}: ${names.split(' ').length}`)
    .join(', '),
);
