const trades = new Set(
  `accountant actor architect artist author baker barber barista beautician blogger bookkeeper brewer bricklayer builder butcher
  carer caretaker caterer chiropractor cleaner coach consultant contractor cook counsellor courier dentist designer developer
  doctor driver electrician engineer farmer fisherman florist freelancer gardener glazier groomer grocer hairdresser handyman
  hotelier illustrator instructor jeweller joiner journalist landlord landlady landscaper lawyer librarian locksmith mechanic
  midwife milliner musician nurse nutritionist optician optometrist painter pharmacist photographer physio physiotherapist
  plasterer plumber podiatrist potter printer psychologist publican realtor roofer scaffolder sculptor seamstress shopkeeper
  singer solicitor student surveyor tailor tattooist teacher therapist tiler trader trainer translator tutor upholsterer vet
  videographer vintner waiter weaver welder winemaker writer carpenter decorator paver removals taxi hobbyist pensioner retiree
  anwalt anwältin apotheker architektin arzt ärztin autorin bäckerin bauer bäuerin berater beraterin bestatter buchhalter
  dachdecker elektriker erzieherin fahrlehrer fliesenleger florist floristin fotograf fotografin friseur friseurin friseurmeister
  gärtner gärtnerin glaser goldschmied handwerker hausmeister hebamme heilpraktiker hotelier imker imkerin installateur
  kosmetikerin künstler künstlerin landwirt lehrer lehrerin makler maler malerin maurer mechaniker metzger musiker optiker
  physiotherapeut rentner schlosser schneider schneiderin schreiner steuerberater student studentin tanzlehrer tierarzt
  tierärztin tischler töpferin trainer trainerin übersetzer übersetzerin wirt wirtin winzer winzerin zahnarzt zahnärztin zimmerer
  abogada abogado agricultor albañil apicultor arquitecta arquitecto artesana artesano asesor autónoma autónomo camarero
  carnicero carpintero cerrajero cocinera cocinero comerciante dentista diseñador diseñadora electricista enfermera estudiante
  fisio fisioterapeuta florista fontanero fotógrafa fotógrafo ganadero hostelero jardinero joyero librera librero maestra
  maestro mecánico médica médico modista músico nutricionista odontólogo panadero pastelera peluquera peluquero periodista
  pescador pintor pintora profesor profesora psicóloga psicólogo sastre taxista traductor traductora veterinaria veterinario
  zapatero apiculteur apicultrice architecte artisan artiste avocat avocate boucher boulanger boulangère brasseur carreleur
  charpentier chocolatier coiffeur coiffeuse comptable cordonnier couturière couvreur cuisinier dentiste éleveur électricien
  esthéticienne étudiant étudiante fleuriste forgeron fromager garagiste graphiste horloger infirmier infirmière jardinier
  kiné libraire maçon maraîcher médecin menuisier musicien ostéo ostéopathe paysagiste pâtissier pêcheur peintre pharmacien
  photographe plombier potier professeur psychologue relieur restaurateur sage-femme serrurier tapissier taxi traducteur
  traductrice traiteur vétérinaire vigneron vigneronne`.split(/\s+/),
);

/** Whether a word says what somebody does: "florist here" is no name. */
export const isTrade = (word: string): boolean => trades.has(word.toLowerCase());
