/**
 * Further first names, also of Northern and Eastern Europe, Turkey, the Arab countries, Africa and Asia, without accents. As in
 * first-names.ts, names that are words of their own are left out.
 */
export const moreFirstNames = `abdel abdelkader abdou abdoulaye abel abi abraham achim ada adalbert adama adan adelaida adelaide adelheid adelina adeline
ademar adil adina adolfo adrien adwoa afua agata agatha agathe aglae agustin agustina ahmad aida aimee ainara aino aitana ajay
akin akram aksel aladin alana albane alberta albertine albin albrecht alda aldara aldo alec aleix aleksandar aleksander
aleksandra aleksi alessio alexandrine alexandros alexandru alexia alfie alfons alfonsina alfredo alienor aliou alix allison
almut aloys alper alphonse alvin alwin alwine amalie amandine amaury amaya ambre ambroise amedee amelle amin amine amira amita
ammar amparo amrei anabel anaelle anahi anastasios andreane andreea andrej andrzej ane anette anibal anicet anina anisa anissa
anjelica annalena annamaria annegret anneke annelie annelies annelore annemarie annerose annett annick annie anouchka anselm
anthea antia antonella antonin antonina anupam anuradha anxo apolline aquilino araceli arantxa arcadio ariadna ariel arielle
arif aristide arlette armand armelle armin arndt arnfried arno arnold aron arsene artem arved arya asher ashok asier asim assia
astou athena atsuko aubin aubrey aude audrey auguste augustin augusto aurele aurelia aurelio austin axelle aya ayaan aydin ayhan
ayman aymeric aynur ayo aysel aziz azra azucena babak babette baldur balint balthasar baptiste barbel barnabas barnabe barney
bart bartholomew bartolome bashir basile bathilde beata becca belen bella benat benedicta benedikta benigno benito benjamine
benno benoite beppo berenice berit bernarda berndt bernhild berta bertha berthild berthold bertie bess betsy betty bev beverley
beverly bhavna bianka bilge billie birgitta birk birte bjarne blai blandine bluette bodo borislav borja boro boubacar branka
branko braulio bree breixo brent bret brett brice brigid brigida brit brita britney bronagh brunhilde bryan bryony burak
burghard burkhard burkhart byron caleb calista calixte callie calvin camilla camilo candace cansu caoimhe carey carlo carlota
carly carme carmelo carmina carolann carolyn casey caspar casper cassandra cassandre cassie cathal catharina cathleen cathrin
catia catrin cayetana cayetano cecil ceferino celeste celestin celestina celestine celina celso cem cengiz cesar cevat chad
chandra chantelle charlene charly chelsea chema chester chetan chinedu christel christhard christiana christie christin christo
christos christy chukwudi cian cibran cilla cirilo claas claes clarence clarisa clarisse clark claudette claudiu clayton clea
cleante clelia clemencia clementine cleo cleopatra clifford clint clodagh clotilde clovis clyde cody colas coleen colleen concha
conchita connie conny constance constantin consuela cora coralie cordelia cordula coretta corina corine cornelia cornelis
cornelius cosette cosima cosme crispin cristian cristiano cristobal cyprien cyriaque cyrille cyrus dafne dag daisy dalia damaris
damaso damiana damon dan danae dani danica daniil danika danilo dankwart danni danuta daphne daphnee dara darius darko darlene
darrell darryl daryl dashiell davey davide davina davit davy dawid deanna deb debora debra delfin delfina delilah della delphin
delroy demba demetrius deniz denys derya desideria desiree detlev detmar devin devon dewi dexter diallo diamantis diarmuid didem
didier dido diederik dietlind dietmar dietrich dieudonne digby dilan dilara dilek dimitrios dimitris dinah dinesh dino diogo
dion dionisio dionne ditmar djamila doerte dolly dolors domenico dominga domitila domitille donal donald donatella donatien
donato donnie donovan doriane dorina dorit dorle dorothee dorte dougie dragana duane dusan dwight ebba eberhard eckard eckart
eckhard edda eddy edel edelgard edeline edgardo edie edmee edmond edmund edouard edsel eduard eduarda edurne edwige edwin edwina
efigenia efrain efua egbert egmont ehrenfried eike eimear einar ekaterina ekrem ela eladio eldar eleanora eleni eleonora
eleonore elfi elfie eli elia eliane elie eliezer elijah elin elina elinor eliot eliott elisabetha elisabetta elisavet elisee
elisha eliza elkan ellinor elliot elliott ellis elly elmer eloi eloy elpidio elsbeth elspeth elton elva elvis elyse elzbieta
elzear emanuele emel emeline emeric emerson emeterio emil emile emiliano emilienne emin emine emmanuelle emmerich emmi emmy
encarna enda engelbert engelhard engin enguerrand enid enno enora enrica enrico enya eoin ephraim epifanio erasmus erdem erdmute
eren erhard erich erin erion erkan erling erna ernest ernestina ernestine ernie errol ersin erwine esme esmeralda esra ester
esteve ethel etiennette etta eudes eufemia eugen eugene eulalia eulalie eulogia eusebio eustace eustache evamaria evan evangelia
evangelina evaristo evelina eveline evelyne evert evgeni evrard ewa ewald ewelina ezequiel ezra fabiana fabiola fabrice fabricio
fabrizio fadi fahad faisal falk falko fanchon fanny fantine farid farouk faruk fatih fatiha fatimata fatma faustin faustine
faustino fausto faye federica fedor felicia feliciano felicie felicien felicitas felicite felipa felisa ferdi ferenc fergal
fermin fermina fernand fernande ferran fiacre fidel filiberto filip filippo filomena fintan fiorella firmin fita flavia flavie
flavien flavio florencia florencio florent florentin florentina florette floriane florin florinda florine folker folkert
francette francine francisque franck franka frankie franziskus fraser freda freddy frederica frederico frederike fredrik freek
frida fridolin friedbert friedel friedemann friederike friederun friedhelm friedlinde friedolin friedrun frithjof fritzi
fuensanta fulbert fulvio furkan gabi gael gaetan gaetane gaetano gail gaizka galina gamze garance garazi garret garrett garry
gaspar gaspard gaston gatien gaute gavino gebhard geert geeta gela genaro genoveva geoff georgette georgiana georgie georgina
georgios geraint geraldine gerallt gerardo gerfried gerhild geri gerlind gerlinde germain germaine gero gerold gerrit gerta
gertrude gertrudis gerwin gesche gesine gheorghe ghita ghyslain ghyslaine gia giacomo giada gian gianfranco gianluca gianna
gianni gideon giesela gilbert gilberte gilberto gill gillian gino gioele gioia giorgia giorgos giovana girish gisa gisbert
gisele giselle gislain gitta gitte giuliana giuliano giulio gladys glenn gloria glynis godfrey godwin golo gonca gontran goretti
gotthard gottlieb gotz govind graciela grainne gratien grazia graziella greetje gregoire gregoria gregorio griet grigor
guadalupe gudrun guenaelle guendolina guenole guenther guglielmo guifre guilherme guillem guiomar gulay gulsen gunda gundel
gundi gundula gunhild gunilla gunnar guntram gustav gustave gustavine guus guylaine gwendoline gwendolyn gwenola gwilym gwladys
gyorgy gyula habib habiba hadi hadiya hadley hadrien hafsa hagen haim haizea hakim hakon halil halima halina hamed hamid hanan
hane haneen hanne hannelie hanneliese hannes hanno hansi hansjorg hansjurgen hariet hariolf harish harley harold haroun harro
hartmut hartwig hasso hatice haydar hayden hector hedda hedi hedy heidemarie heidrun heilwig heimo heiner heini heinke heinrich
helgard helge heli helio heliodoro hella hellmut helmuth helmy heloise hendrika henner hennie henning henny henrietta henriette
henrike henrique heriberto herlinde hermance hermi hermine herminia herta herve hettie hichem hilaire hilaria hildegard hilke
hillary hilmar hiltrud himanshu hinnerk hinrich hipolito hippolyte hiroko hisham holly holm honore honorine horace horatio
hortense hortensia houda houria hristo hubertine hubertus huda hugues hulya humberto humphrey huong huseyin hussein hyacinthe
iacob iago ibolya ibou idris idrissa ifan igal ignace ignacia ignaz ikram ilaria ilda ildiko ilias ilja ilker iluminada imad
iman imane imelda imke imma imre ina inaki indira indra inesa ingeborg ingelore ingmar ingo ingolf ingram ingrun ingvild inka
innes ioannis iolanda ionut iraia irati irena irenee irfan irma irmela irmgard irmhild irmi irmtraud irvin irving isa isaac
isaak isabeau isabela isadora isaiah isaias isaure isgard isidora isidore isidra isidro iskander isolde issam istvan italo ivo
ivy iwan iwona izan izar izaskun jaap jacek jacinta jacinthe jacky jacoba jacobus jacqui jafar jaimie jairo jakov jamaal jamel
jamey jamila janek janez jania janie janina janis janka janna janne jannes jannik jannis janos janusz jared jarek jarmila
jaroslav jarvis jasmijn jasmina jasmine jasna jaume javad javed javi javiera jay jaya jayden jayne jaz jeanette jeanine
jeannette jeannine jeannot jehanne jella jelle jemima jemma jen jeni jenifer jenne jenni jennie jeppe jera jeremiah jeremias
jeremie jermaine jerzy jesper jesse jesus jesusa jihad jil jitka jivan joana joanie joaquim joaquima jobst joceline jocelyn
jocelyne jochem jody joerg jofre johanes johnathan johnny jokin jolanda jolanta joleen jolene jonah jonathon jone joni jonna
jonny joop joost jordana jordane jorid joris jorn joscha joschka joseba josee josefa josefina joselito josep josette joshi
josiah josiane josie josip joss josselin josseline jost josue jozef jozsef jude judicael judy jule julianne julieta julita jurek
jurg jurgita juri justina jutte kacper kader kadir kaethe kaja kalina kalle kalyani kamal kamel kamil kamilla kamran kara kareem
karel karima karine karlheinz karlotta karol karolin karoline karri karthik kasimir kaspar kasper katarina katelyn katerina
katharine kathe kathi kathinka kathryn kati katia katinka katriona katya kayla kayleigh kazimierz keiko kelsey kelvin kenan
kendra kenia kenny kent kenzo kepa kerem keren keri kermit kerri kerry kersten ketty keturah kevan khaled khalid khalida khalil
kiara kiera kilan kilian kimberley kimberly kimi kiran kirk kirsi kirstin kjell klaas klemens knud knut koen koenraad koldo
konstantina konstantinos koray kordula korinna kostas kriemhild krischan krishna krista kristen kristian kristiane kristie
kristine kristof kristoffer kristy krystian krystyna krzysiek kubra kunal kunigunde kuno kwabena kwasi kyra kyrill ladislao
ladislav laetitia laila lajos lakisha lalita lambert lamia lamine lancelot landry lata laureen laurena lauretta lauriane lauritz
lavinia lawrence lazar lazare leander leandra leberecht leena leif leigh leilani lene leni lenn lennard lennart lennert lenni
lenny leocadia leonardo leoncia leoncio leone leonel leonhard leonidas leontine leopoldine leopoldo leroy lesley leszek letizia
levent levi levin levke lewin lexi leyla lia libby liborio librada licia lidwina lieke liesbeth lieselore lieselotte lieven
lilas lili lilia lilian liliana liliane lilla lillian lilly lily linnea linus lioba liora lisandro lisann lisbeth lise liselotte
lisette lissy litzy livia liviu liza lizbeth lizeth lizette lizzy ljiljana ljubica llibert llorenc lloyd lluc lluisa llyr loana
loane loick lois lonnie lonny lora loredana loreen lorene lorenz loreto loretta lorette lori lorine loris lorne lou louane
louella louie louison lourenco lovis lowri luana lubin lubomir lucette lucian luciano lucienne lucila lucile lucille lucinda
lucio lucrecia lucretia luda ludger ludivine ludmila ludo ludolf ludovic ludovico ludwiga luella luigia luisella luitgard
luitpold luka lukasz lulu lutfi luther luuk lya lydie lyle lyn lynda lyndon lyndsey lynette lynne lyra lyudmila maaike maarten
maartje mabel macario macha maciej macy madalena maddalena maddie maddy madelaine madelon madelyn mado maelys maeva mafalda
magalie magdalene magdalini maggie mahamadou mahdi mahesh mahir mahmud maia maialen mailys maisie maixent maja majid makoto
malachi malaika malcolm malee malena malia malin malka mallory malou malwina malwine mandi manech manfredo manja manoj manola
manolis mansour manu manuele maoz marcal marceau marcelin marcelina marcelino marcella marcelle marcelline marcello marcelo
marcia marcial marciano marcin marcio marcy mareen mareile maret margarete margaretha margarethe margarida margaux margie margo
margret margrethe margrit marguerita mariah marian mariangela marianick mariano maribel marica maricarmen maricela maricruz
marieke marielle marietta mariette marija marijke marijn marike marilena marilo marilou marilyn marilyne marinela marinette
mariola marissa marit marita maritza marius mariusz marja marjan marjolaine marjolein marjorie marketa marla marleen marlen
marlena marley marlis marnie marthe martial martijn martino martje marty martyn maruja marwa marwan maryline maryse maryvonne
masha masoud massimiliano massimo matei matej mathew mathis mathys matias matilde mats matteus matthes matthis mattia mattie
mattis matty matvei maura mauricette mauro maxellende maxence maximiliano maximina maxine mayra maysa mayte mckenzie meaghan
mechthild mechtild medina mees megha mehtap mei meinhard meinolf meinrad meir melaine melchor melek melike melinda melis
melusine melvyn merce merche meredith meret meriadec merle merlin merve mervyn meryem meryl mesut meya micaela michaele michal
micheal micheala micheline michiel mickael micky midori miep miguelina mihaela miika mika mikaela mikel mikhail miklos mila
milada milagros mildred milica milla millie milly milo milos milosz milton mimi minerva minna minnie miquel mirabelle miranda
mirco mireia mirek mirella mireya miri mirja mirjam mirjana mirka mirko miroslav mirta misha mitchell mitra mladen modou moeen
mohamad mohammad mohan moises moishe mojca molly monir monserrat monty mordechai morgan morgane morris morten mortimer morvan
morwenna moses moshe mostafa motoko mounir moussa muguette muhammad muhammed mukesh munir murat murray musa muzaffer mykola
mylene myra myrna myrtle naama nabila nacho nadav nadezda nadiya nadja nahia nahla naim naima najat nakita nanci nancy nando
nanette nanna nao naoko naomie narcis narcisa narcisse nareen naroa naser nasir nasrin nassim nastasia nataliya natan natasja
nathalia nathanael nathanaelle naveed naveen navid nazanin nazaret nazli neal nebojsa neda neela neele neha nela nele nelia nell
nellie nelly nelson nena nenad nepomuk nerys nestor neta nettie neus nevena nevil newton neyla nia nicaise nicanor nicasio
nichola nicholai nicki nicky nicodemo nicolai nicolaj nicolau nicoleta nicolette nicolina nidal niek nigella nik nika nikita
niklaas niko nikodem nikolai nikolaos nikolas nikolaus nikolay nilda nilufer nima ninette ninon nirmala nisha nita nitin nives
noa noam noe noella noemie nolan nolwenn noreen norina norman normand norris norwin notburga nour noura nuno nuriye nurten nush
oana obadiah oceane octave octavian octavie octavio odalys odell odette odilo odilon odin odo odysseas ofelia ofer ohad oier
oihane oktavia olafur olalla olavo olegario oleksandr oleksiy olenka olesia olim olimpia olivera oliverio oliwia olli ollie olly
olof olrik olwen olympe omari ombeline ondine oneida onur oona ophelia ophelie oprah oren orest oriana oriane orietta orlando
ornella orsolya ortrud ortwin orville osama osvaldo oswald oswaldo oswin otavio otfried othmar otilia otis ottavia ottilie
ottmar ottokar ousman ovidiu owain oya ozan ozcan ozgur paavo pacome padma padraic padraig paige pamelia panagiotis pancho panos
paqui paquita pascale pascaline pascual pascuala pasquale patric patrice patrik patro patryk patsy patti pattie patty patxi
paulette pauli paulien paulin paulo pavlina pavlos pearse pedram peggy pelle penny pep pepa pepita pernille perrin perry pervin
petar petr petronila petrus petula petya peyton philibert philine phillip phillipa phillis philomena philomene phyllis pia
pierangelo pierette piero pierrette pierrick pierrot piet pieter pili pina pinar pippa pirko pirmin placido pol polly pooja
porfirio portia prakash pramod prasad praveen preben prem presley primael primitivo prisca priscilla priska pritam priti
priyanka prudencia przemyslaw puri qamar quade queenie quim quincy quinn quinten quintin quique quirin quitterie rabia rachael
rachele rachelle radka radmila radomir radoslav radovan rae raelene rafaela rafaele rafal rafe raffael raffaele rafi rafiq raghu
raheem rahel rahim raik raimar raimund raimunda raimundo rainald rajiv rajni rakesh rami ramin ramiro ramsey randa randall randi
randy rania ranjit raoul raphaela raphaelle rashad rashid rashida rasmus rautgundis ravinder raya rayan raymond raymonde raymund
raymundo razvan rea reagan rebeca rebecka rebekah rebekka recep reda redouane reece reese refik regan reggie reginald regis
regula reiko reima reimund reinald reinaldo reingard reinhardt reinhilde reintraud reka remco reme remi remo remy rena renaldo
renan renata renato renaud renia renke renzo reuben reynald reynaldo rhea rhian rhoda rhona rhonda ria ricarda riccardo rick
ricky rieke rigoberto riina rike rima rina rinaldo ringo rinske rishi risto ritchie ritva riva rivka roald robbert robertas
robina rocco roch rocky roddy roderich roderick rodger rodney rodrigue roel rogelia rogelio rogerio rohit rolande rolando rolfe
romana romane romano romeo romero romi romina romuald romualdo romulo rona ronaldo roni ronny roos roosje roque rosalba rosalia
rosalina rosalva rosalyn rosamund rosana rosanna rosanne rosaria rosaura roseanne rosel roselinde rosella roselyne rosemarie
rosemi rosetta rosi rosina rosine rosita rosl roslyn rosmarie ross roswin rosy rotraud rowena roxana roxanne royston roza
rozalia ruairi rubi rufina rufus rui ruperto ruprecht russ rut rutger ruthie ruthild ryszard ryuji saad saba sabah sabela sabin
sabina sabri sabrine sacha sadia sadio sadiq safa safiya sahar sahra saidou saif sajid sakari salah saleh salim salima salimata
sallie salome saloni salvatore samah sameer samia samina samir sammy samson samu samuela samy sanaa sanchia sander sandhya
sandro sanja sanjeev santiago santina santos saori sarai saranya sarina sarita sasha satoko satoshi saturnin saturnino saul
savas saverio savinien scarlett schorsch scott seb sebastiana sebastiao seda sedat seema sefa segolene seiko selda selena selene
selim selma semih semra senta sepideh septimus serafin serafina serap seraphine serdar serena serenella sergi serkan sermin
servando servane sevda severin severino sevgi sevim seyma shabnam shahid shaila shakira shalini shanna shanti sharif sharlene
sharmila sharron sharyn shawn shayla shea sheena shelby sheldon shelly shereen sherri sherrie sherry sheryl shimon shira shivani
shlomo shona shoshana shreya shyam sian sibel sibilla sibille sid siddharth sidney sidonie sief siegbert sieglinde siegmund
siegrid siegward siena sigi sigismund siglinde sigmund sigrun sigurd silja silvan silvana silvano silverio silvie silvio sima
simeon simge simonetta sinan sinclair siska sissi sissy sitta sixtine sixto skye slavica slavko slawomir sloane snezana soenke
sofiane sofija sohail solal solenn solenne solveig sonali sondra sonke sonny sophy soraia sorcha sorin sotiris souad soufiane
souleymane spencer spiros spyros sreten srinivas stacy stan stanislas stanislav stanislaw stanley stavros stef stefani stefania
stefanos stefanus steffan stelian stelios sten stepan stephon stevan stevie stewart stian stig stijn stine styliani suad subhash
suellen sukhdeep suleyman sumaya sumi suna sune sunniva susann susannah susi susie suzan suzanna suzel suzette suzi suzy svenja
sverre swantje swen swenja sybil syed sylke sylvaine sylvana sylve sylvere sylvester sylvette sylviane szabolcs szymon tabea
tabitha tadeusz taha tahir tahira takashi takeshi talia taliesin talita talya tamar tamas tamer tami tammy tanguy tanya taran
taria tarja tasha tashi tasneem tasos tassilo tatyana tayfun taylor teagan tece teddy teemu tehila teia teo teodor teodora
teodoro teofilo tere terese teresia tereza terrance terrell terri teun thaddeus thais thalia thandi thassilo thees thekla thelma
theodora theodore theodoros theodule theophane theophile theotime theresia thibaud thibauld thiemo thies thijs thilda thilo thom
thomasina thomasine thora thorben tiana tiberiu tibor tiburcio tiffany tiina tillmann tilly tilmann timon timothee timur tine
tinka tino tinus tiphaine tirza titia titouan titus tjark tjorven tobi tobia tobin todd todor tomasa tomaso tomek tomislav
tommie tona tonia tonio tonya toon torben torge toribio toril tove traci tracy traudel traudl travis trent tresa tricia trina
trine trish trisha trista tristram trixi troels troy truda trude trudy trui tuan tudor tugba tugdual tuire tuncay tuomas turan
turgut twyla txell tycho tyra tyrese uche udo ugo ugur ulises uljana ullrich ulrika ulysse ulysses umar umit umut unax unni
urbain urbano uriel ursel ursina urska ursulina urte uschi usha uta utz uxio uxue uzma uzoma vaclav vadim vahid valentino
valerian valeriano valerij valerio valery valeska valter vanda vania vanja vannina vasco vasil vasiliki vasilis vasudha vasyl
veerle veit velia velimir venancio vendela venetia venkat vergil verica verner vero vesela vianney vic vicent vicenta vicki
vickie victoire victorine vidal vigdis vijay viki viktorija vilhelm vilma vinay vince vincenza vincenzo vincianne vinicius vinod
vinzent vinzenz violaine violeta virgil virgile virgilio visnja vitali vitor vittoria vittorio viviana vivien vivienne vladislav
vladka vojtech volkhard volkmar vreni vuk waclaw wael waheed walburga waldemar walid wallace wally walther waltraut warren
warrick wassim wayan wenceslao wenche wencke wendel wendelin wendell wenke wenzel wera wes wesley whitney wibke widad wiebe
wietske wigbert wiktor wiktoria wilbert wilbrecht wilbur wilf wilfred wilfredo wilfried wilfriede wilhelmina wilhelmine willard
willem willemijn willibald wilma wilmer wiltrud wim wincent winfriede winifred winnie winona winrich winston wioletta witold
wlodzimierz wojciech wojtek wolfram woody wouter wulf wyatt wynne xabi xander xanthe xaviera xiomara xoan xochitl xose yaakov
yacine yael yago yaiza yakup yamila yamina yana yanick yanina yanira yanna yannis yao yared yaron yaroslav yasin yasmina yasser
yassin yassine yasuko yavuz yazid yehuda yelena yeray yesenia yesim yetunde yevgeny yigit yitzhak yngve yoan yoann yohan yohann
yoko yolaine yolande yoon yorick yosef yoshi youcef younes youness youri youssou ysabel ysaline yseult ysolde ysoline yukiko
yulia yuliana yuna yunus yuval yvan yvon yvonnick zacarias zacharias zachary zack zahir zahra zaid zaida zaina zak zakaria zaki
zaneta zarina zbigniew zdenek zdravko zehra zeina zeinab zelda zelia zelie zelma zena zeno zenon zenzi zephyrin zhanna zia ziad
zigmund zina zineb zita zivko zlata zlatan zohra zoila zora zorica zsofia zsuzsa zulema zuleyha zuri zurine
addie aggie alex allie andi angie barb bex cath chas chaz chuck debs dee dom gabe ginny hattie iggy izzy jas joey kat kath kev
len lex liz lottie marge meg mel mickey moe nige ozzie perce rach reg ronnie roz shaz steph sue tam trev val vern viv zac chus
kike mamen conchi charo chelo lalo beto beni loli momo fifi gege dede willi ulli geli lisl basti maxi wolfi heinzi poldi
franzi evi hanni karo joyce thiago minji`;
