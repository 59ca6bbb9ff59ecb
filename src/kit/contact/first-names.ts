import { plainLetters } from "../words.ts";
import { moreFirstNames } from "./more-first-names.ts";

/**
 * First names that are common where English, German, Spanish or French is spoken, without accents. They tell "I'm sofia" from
 * "I'm interested". Names that are words of their own ("Will", "Rose", "Page", "Mark") stand in none of these lists.
 */
const names = `aaron abdul abena abigail abdullah adam adebayo adele adrian adriana aicha aisha ahmed ahmet aidan aileen aisling akira
alain alba albert alberto alejandra alejandro alena alessandra alessandro alexander alexandra alexandre alexis alfonso alfred ali alice
alicia alina aline alison alma alvaro alyssa amadou amal amalia amanda amara amelia amelie amina amir amit amy ana anais andre andrea
andreas andres andrew andy angela angelika angelique angus anika anil anita anja anke ann anna annabel anne anneliese annette annika anouk
anthony antje antoine anton antonia antonio anya arjun arne arnaud arthur arturo asha ashley astrid aurelie axel ayesha ayse barbara
bastian beatrice beatriz begona ben benedikt benjamin benoit bernard bernd bertrand beth bettina bianca birgit bjorn boris bradley brendan
brian brigitte britta bruno caitlin callum camille camila candice carina carl carla carlos carmen carol carole carolin caroline carsten
catalina catherine cathy catriona cecile cecilia celia celine charles charlie charlotte chiara chloe chris christa christian christiane
christina christine christof christoph christophe christopher ciara ciaran claire clara claudia claudio claus clement clemens clive colette colin
connor conrad constanze corinna corinne cristina cynthia dafydd dagmar damian damien daniel daniela danielle danny daria dario
darren dave david debbie deborah declan deepak deirdre delphine denise dennis derek detlef diane diego dieter dimitri dirk
dmitri dolores dominic dominik dominique donna dorothea dorothy douglas duncan dylan edith eduardo edward eileen elaine eleanor elena
elias elif elisa elisabeth elise elizabeth elke ella ellen eloise elsa emilia emilie emilio emily emma emmanuel enrique eric erica erik erika
ernesto esteban estelle esther ethan etienne eugenia eugenie eva evelyn fabian fabien fabienne fabio fatima fatou federico felipe
felix fernanda fernando finn fiona florence florian francesca francesco francis francisca francisco francois francoise frank
franz franziska freya friedrich frederic frederik fritz gabriel gabriela gabriele gabrielle gareth gary gavin gemma genevieve geoffrey
george georg georges gerald gerard gerd gerhard gertrud ghislaine giles gilles gina giorgio giovanna giovanni gisela giulia giuseppe
gonzalo gordon graham greg gregor gregory greta guido guillaume guillermo gunter gustavo guy gwen hanna hannah hannelore hans harald
harriet harry hassan hazel heather heidi heike heiko heinz helen helena helene helga helmut hendrik henri henrik henry herbert hermann
hilde holger horst hubert hugo ian ibrahim ignacio igor ilse imogen imran ines inga inge ingrid irene iris isabel isabell
isabella isabelle isla ismael ivan ivana jaime jakob james jamie jan jana jane janet janine jasmin jason javier jean jeanne jeff
jeffrey jelena jenna jennifer jenny jens jeremy jerome jess jessica jessie jette jill jim jimena jimmy joachim joan joanna joanne joaquin
jochen joe joel joelle johan johann johanna johannes johanne john jonas jonathan jordi jorg jorge jose josefine josef joseph josephine
josh joshua juan juana juanita judith julia julian juliana julie julien juliette julius jurgen justine jutta kai karen karim karin karina karl
karla karsten kate katharina katherine kathleen kathrin kathy katie katja katrin kay keith kelly ken kenji kenneth kerstin kevin khadija
kieran kim kirsten klara klaus konrad konstantin kristin kristina kumar kurt kwame kyle lara lars laszlo latoya laura laure laurence laurent
laurie lea leandro leila lena leo leon leonard leonie leonor leonora leslie leticia liam lidia liesel lina linda lisa liv lluis
lola lorena lorenzo lorna lothar lotte louis louisa louise lourdes luc luca lucas lucia luciana lucie lucy ludwig luis luisa
lukas luke lutz lydia lynn madeleine madeline magali magdalena maik maike malik malte manfred manon manuel manuela marc marcel marcela
marco marcos marcus margaret margarita margit margot marguerite maria mariam mariana marianne marie mariana marina mario marion marisa marisol
markus marlene marlies marta martha martin martina martine mary maryam mateo mathias mathieu mathilde matilda matteo matthew matthias matthieu
maud maureen maurice mauricio maurizio maxim maximilian maxime maya megan mehdi mehmet meike melanie melina melissa mercedes mia
michael michaela michel michele michelle miguel mikael mike milan milena mireille mirela miriam mohamed mohammed moira
monica monika monique montserrat moritz muriel murielle nadia nadine naomi natalia natalie natascha natasha nathalie nathan nathaniel neil
nerea niamh nicholas nick nicola nicolas nicole nicoletta niels niklas nils nina noah noel noelle noemi nora norbert nuria octavia
olaf oleg olga oliver olivia olivier omar orla oscar oskar osman otto ozlem pablo paloma pamela paola paolo pascal patricia patricio patrick
patrizia paul paula paulina pauline pedro penelope perrine peter petra philip philipp philippa philippe phoebe pierre pilar piotr
priya quentin rachel rafael rainer raj raja rajesh ralf ralph ramon ramona raphael raquel raul ravi rebecca regina regine
reinhard renate rene renee ricardo richard rita robert roberta roberto robin rocio rodolfo rodrigo roger roland rolf roman romain romy
ronald rosa rosalie rosario rosemary roswitha roxane ruben rudolf rupert russell ruth ryan sabine sabrina sadie saeed said
salma salvador sam samantha samira samuel samuele sandra sandrine sanjay sanna sara sarah sascha saskia sean sebastian sebastien selina serge
sergio severine shane shannon sharon sheila shirley sibylle siegfried sigrid silke silvia simon simone sinead siobhan sofia sofie solange
sonia sonja sophia sophie soren stacey stefan stefanie steffen steffi stella stephan stephane stephanie stephen steve steven stuart susan susana
susanna susanne suzanne svea sven svetlana sybille sylvia sylvie tamara tania tanja tara tatiana teresa tess tessa thea theo theodor
theresa therese thibault thierry thomas thorsten tiago tilda tilman tim timo timothy tina tobias tom tomas tommaso tommy toni torsten tracey
tristan ulrich ulrike umberto ursula ute uwe valentin valentina valentine valeria valerie vanessa vera verena veronica
veronika veronique vicente vicky victor victoria viktor viktoria vincent viola virginie viviane vladimir volker walter waltraud wanda
wendy werner wilhelm william winfried wolfgang xavier ximena yannick yasmin yasmine yolanda youssef yuki yusuf yvette yvonne zainab zoe
abby agnes agnieszka alan alastair alistair allan anastasia archie ariane arlo armando barry bea beate becky benny bernadette bernardo
bernie billy bob bobby brenda bridget bruce cameron carlotta carrie cedric chantal cheryl christelle cindy clare clarissa claudine craig
curtis cyril dana darragh delia derrick desmond diana dina dora doreen dorian doris eddie edgar edna egon elfriede ellie elmar elodie elvira
emanuel emre enzo ernst erwin estefania eve ewan ferdinand fergus fred freddie frieda gaby gaelle gerda gerry gesa gunther gus hakan hamza
hana hasan hedwig hernan hilary howard ilka ilona inigo iker itziar jack jackie jacob jacqueline jacques jake janice jasper jerry joao jodie
jon jules justin kamila karolina katy keira kemal kirsty klaudia kris lachlan larissa larry lauren leah leopold lewis liane lionel
lizzie loic lucien luigi luise mads mael magnus maite mandy manolo mara mareike marek mariela marika marko marlon marvin matt
melvin micha mick mikkel mina mitch mona moni mustafa myriam ned nico nigel nikki noelia norma odile okan otmar paco pam
pepe pete phil rafa reiner reinhold reto rhys rico rob robbie ron ronja rory roy rudi sally santi sanne seamus selin sergej seth shaun silas
simona sina stu suzie sylvain tariq tatjana ted terry thibaut tilo tony toby trevor ulla uli ulf urs verity vito vivian willy
xenia yara yann yves zeynep zoltan
shanice kemi ngozi akosua kofi ama yaw kojo chidi chioma emeka ifeoma obinna tunde bola sade yemi femi dayo folake aminata mamadou
ousmane ibrahima awa nabil rachid soraya tarek mahmoud noor bilal farah saira anjali rohan kavita meera nikhil vikram lakshmi
suresh sunil wei ming jing hiroshi haruka sakura minh linh thanh nguyen tamsin dariusz mo rowan sepp kerensa bartosz pawel zofia
magda kasia krzysztof tomasz ondrej jiri lenka zuzana mihai ioana andrei bogdan radu dragan goran jovana vesna zoran nikola oksana
taras bohdan thore hauke inken frauke wiebke ansgar gernot edeltraud alois xaver resi vroni jacinto casilda pau arnau oriol eneko
gorka ainhoa xabier brais uxia aminta thaddee bastien gwenael maelle tifenn corentin ronan solene aurelien benedicte beatrix
eilidh hamish aoife cillian rhiannon carys bronwen
sunita zeke ike colm nadege inma inmaculada prudence rosalind maren wieland nadezhda tyrone deshawn jamal keisha lakshman hari gita
pavel jakub grzegorz katarzyna malgorzata jovan vlad vasile irina yuri sergei ander unai aitor leire amaia montse biel laia
meritxell xavi macarena yanis gwenaelle erwan clemence capucine ruaridh bronwyn cerys aneirin gethin mairi niall tadhg eoghan
saoirse rahul deepa ramesh olu haruto thuy jago demelza lowenna merryn gaz tegan gottfried korbinian alessia stefano
leanne rosie owen dwayne wayne zach tyler lorraine glenda hilda mavis ivor gwyn huw neville terence vernon bethany hayley
shauna roisin maeve graeme euan mags traute gildas aurore`;

let known: ReadonlySet<string> | null = null;

/** Whether a word is a common first name; of "Jean-Luc" each part is one. */
export function isFirstName(word: string): boolean {
  known ??= new Set(`${names} ${moreFirstNames}`.split(/\s+/));
  return plainLetters(word)
    .replaceAll("ø", "o")
    .replaceAll("ı", "i")
    .split("-")
    .every((part) => known?.has(part));
}
