// Words by which names of persons and places are recognised. Tables: names in Latin letters are compared by sound, in every script.

/** Given names, second names and family names that are common in India. Those that are words as well are left out. */
export const personNames = `
aakash abdul abhijit abhilash abhinav abhishek aditi aditya afzal agarwal aggarwal ahmed ahmad ajay ajit akash akbar akhil akhilesh akram akshay
alam alok aman amandeep amar amarjit amit amitabh amol amrita anand anil anita anitha anjali anjum ankit ankita ankur anoop ansari anup anuradha
anushka aravind archana arif arjun arun aruna arvind ashok ashutosh aslam asif aswathy atul avinash ayesha ayush azhar babulal bablu bajrang balaji
balakrishna balakrishnan balbir baldev balram balu balwinder banerjee basavaraj basha basheer basu begum bhagwan bhagat bhaskar
bhattacharya bhavani bhavesh bhavya bhim bhimrao bhosale bhupender bhupendra bipin biplab bijoy biswas bose brijesh chaitanya chakraborty chandan chandra
chandrababu chandrakant chandrasekhar chandrashekar chatterjee chaudhary chauhan chavan chethan chetan chinna chiranjeevi choudhary chowdhury dattatray
dayanand debabrata deepa deepak deepika deshmukh deshpande devendra devi dhanraj dhanush dharmendra dhruv dilip dinesh divya durga dutta dwivedi
faisal farhan farooq fatima feroz gaikwad ganesan ganesh gangadhar ganguly gaurav gautam gayatri geeta geetha george ghanshyam ghosh gill gopal gopi
gopinath gouri gowda gowtham govind guddu gupta gurdeep gurmeet gurmail gurpreet gursewak haider hanif hanumantha harbhajan hardeep hardik hari haridas
harish harjinder harjit harpal harpreet harsh harsha hasan hegde hemant hemlata himanshu hiralal hitesh hussain ibrahim imran indira indrajit iqbal irfan
ishwar ismail iyer jadeja jadhav jagadish jagdish jaideep jain jaspal jasbir jasmine jaswant jatin jayalakshmi jayanta jayanthi jayaraj jayesh
jignesh jitendra jithin jitin joseph joshi joy jyothi jyoti kabir kailash kalpana kalyan kamal kamala kamlesh kannan kapil kapoor karan karim
karthik kartik kashinath kaushik kaur kavita kavitha ketan khan khatun khatoon kiran kishan kishor kishore koteswara kowshik krishna krishnan krishnaiah
krishnamurthy kuldeep kulkarni kulwinder kumar kumari kundan lakshman lakshmi lakhan lalita lalitha lata latha laxman lokesh luqman madan
madhav madhavan madhu madhukar madhuri mahadev mahesh mahendra mahto malik mallaiah mallesh mallikarjun mamata mandal mandeep mangesh manikandan manish
manisha manjeet manjit manju manjula manjunath manmohan manoj mansoor maruthi mary mathew meena meenakshi meghana mehta menon mevalal
milind minakshi mishra modi mohammad mohammed mohan mohit mondal mohini moorthy mubarak mujeeb mukesh mukherjee mukhtar mumtaz munna murali murugan murthy mustafa
muthu nadeem nagaraj nagaraju nagarajan nageswara nagesh naidu naik nair namrata nanda nandini narasimha narayan narayana narayanan narendra naresh nasir nasreen
naveen navin nayak neelam neeraj neha nikhil nilesh nirmala nisar nisha nitesh nitin noor omprakash padma padmavathi
pallavi panchal pandey pandit pandian pankaj parameswaran paramjit parasuram parth parvati parveen parvez pasha patel pathak patil patnaik pavan pawan pawar
perumal philip pillai poonam pooja prabhakar prabhakaran prabhu pradeep pradip prakash pramila pramod pranab pranav prasad prasanna prasanth prashant prasenjit
pratap pratibha pravin praveen premchand prithvi priya priyanka purushottam pushpa qasim qureshi rabindra
radha radhika rafiq raghav raghavendra raghu raghunath raghuveer rahim rahman rahul raj raja rajan rajeev rajendra rajendran rajeshwari rajesh rajinder rajkumar
rajni raju rakesh rakhi ram ramachandran ramaiah ramakant ramakrishna raman ramana ramanna ramanjaneyulu ramdas ramesh rameshwar ramlal ramprasad ramsevak ramu ramulu rana ranjan ranjit
ranjith rani rashid rashmi rasool ratan rathod rathore ravi ravikumar ravindra rawat razia reddy rekha renuka reshma revathi ritesh
riyaz rizwan rohan rohini rohit rubina rukhsana rupesh sachin sadashiv sadiq saeed sagar sahil sahu saikiran sajid sakshi saleem salim salman samad
sameer samir samira sandeep sandhya sandip sangeeta sangita sanjay sanjeev sanjiv sanjana sankar santosh santhosh sarala saravanan sardar
saritha sarita sarkar sarojini saroja sathish satish satpal satyanarayana satyendra saurabh saurav savita savitri sayed seema seetha selvam selvaraj
senthil shabana shabbir shafiq shah shahid shahnaz shaikh shakeel shakuntala shalini shamim shankar shanmugam shanthi
sharad sharma shashi shashank sheela sheikh shekhar shetty shilpa shinde shivani shivaji shivakumar shivam shivraj shravan shreya shrikant
shubham shukla shyam shyamal siddaramaiah siddharth simran singh sinha sita sitaram sivakumar sneha soham sohan somnath sonali soni sonu soumya sridevi
sridhar srikanth srilatha sriram srinivas srinivasan srinivasulu stalin subhash subbarao subhadra subramaniam subramanian subrata sudarshan sudhakar sudha sudhir sujata sujatha sujoy sukhdev sukhwinder
sukumar sultan sumit sumitra sunil sunita sunitha suraj surendra surender suresh surinder surjit surya sushil sushma suvarna swapan swapna swathi syed tahir talib tanmay tanuja
tanvir tapan tarun tarsem tejas tejaswi thakur thangaraj thapa thirupathi thomas tiwari tripathi tushar ujjwal uma umesh
upadhyay urmila vaibhav vaishali vamsi varghese varun vasant vasanthi vasudevan vasudha vasudev veeresh venkat
venkataramana venkatesan venkatesh venkateswara venkateswarlu venkaiah verma vidya vijayakumar vijayalakshmi vikram vimal vimala vinay vineet vineeth vinod vipin vipul virender
virendra vishal vishnu vishwanath viswanathan vivek waseem yadav yaseen yash yashwant yashoda yogendra yogesh yogita younus yusuf rehana reshma zakir zaheer zarina zubair
abbas abhay achyut adinath afroz agnihotri aishwarya ajmal akhtar alagappan aloke ambedkar ameer amin amjad amol amudha anandan anas anbu anbumani angad aniket aniruddha anees anjana annamalai anshul ansh anthony antony anupam anuj anurag
anushree appala appu aravindan arumugam arpita arup asadullah asha ashfaq ashish ashoke ashwin ashwini asim atchannaidu athira avani ayyappan azad azam babita badal bajwa balakrishnaiah balaraju balasaheb balasubramanian
baldeep balkar balraj bandaru bandopadhyay basant basanti baswaraj bhagyalakshmi bhanu bhanwar bharat bhargav bhattarai bhikhari bhikhu bhola bhoomi bhupesh bikash bimal bindu binod biren bishnu boobalan brahmananda budhram
chamundeswari chandrakala chandramouli chandran chandrika chandu charanjit chellappa chhagan chhotu chidambaram chinnaswamy chintamani damodar damodaran dattu dayakar dayaram debashis debnath deenanath deepthi desai devaraj devaraju devika
dhananjay dhanalakshmi dhanapal dharamvir dharani dhananjaya dharmaraj dharmaveer dhaval dhiraj dhirendra dipak dipankar dulal durgesh durairaj eknath elango elumalai ezhil faizan farida fayaz fernandes fernando firdous gajanan gajendra galib ganapathi
gauri ghulam girish girija giridhar gnanasekaran gokul gomathi gopalan gopinathan gourav govindan govindaraj gulab gulshan gunasekaran gurbachan gurcharan gurjant gurmukh gurnam gurvinder gyanendra habib hameed hanumanth
harekrishna haribhau harikrishna harilal harinder haripada harishankar haroon hemalatha hemanth himmat hitendra huma idris ilango imtiaz inder inderjit irshad ishan ishita jabbar jagan jaganmohan jagannath jagbir jagjit jagmohan
jahangir jai jaikishan jaipal jairam jameel jamuna janaki janardhan janardhana janki jasleen jatinder javed jawahar jayachandran jayanti jayanthan jayapal jayaprakash jayasree jeevan jhansi jigar jinesh jitender jithendra joseph joginder jomon
jugal junaid kadam kader kailas kale kalaiselvi kaleem kalicharan kalidas kalimuthu kalpesh kamaraj kamini kamran kanchan kanhaiya kanimozhi kanta karuna karunakaran karunanidhi karunakar kasturi katara kathiravan kausalya kavya keshav kesavan
khurana khushi khushboo kirti kishorilal kodandaram kondaiah kripal krishnamoorthi krishnappa kulbhushan kumaran kumaraswamy kumud kundu kunal kunjumon kushal lakhvinder lakshmaiah lakshmanan lakshmamma lakshmipathi lavanya
laxmi leela leelavathi lingaraj lingaiah lingappa lohit machhindra madhabi madhusudan madhukumar mahadevan mahalakshmi mahalingam mahaveer mahipal mahua majumdar majhi malini mallappa malleshwari mamatha manav
mangala manikam manickam manik manikyam manjunatha manoharan manohar mansi maqsood mariappan mariyamma marimuthu masood mayank mayur meenakshisundaram meera megha mehboob mehul melvin mihir mitali mithun mitra mittal moin monika moinuddin
mrinal mrunal mudassir muhammed mukund mukul mullick munir muneer muniraju muniyappa munuswamy muralidhar muralidharan murlidhar murugesan muthukumar muthulakshmi muthusamy nagamma nagalakshmi nagappa nagarjuna nagendra nageshwar nalini namdev nanak nandkishore nandu
narasimhan narasimhulu narinder narottam nashir natarajan navjot nayan nazeer nazim neelima neelkanth neelu neetu niharika nikita nilima nimmala niranjan nirav nirupama nisar nitai nithya nitish noorjahan omkar omprakash palani palanisamy
palaniswami pandian pandurang pandurangan papanna parag paramasivam parimal parmar parmeshwar parthasarathi parvathi parvathamma pashupati paswan patra paul pavani payal periyasamy peter phool pinky piyush ponnusamy prabha prabhas prabhat prabir
pragati prajapati prakashan pramod prasun pratik pratima prayag premalatha prithviraj priyank punam puneet puneeth puran purna purnima purnachandra radhakrishnan radhamma raees raghavan raghupati raghavulu raheem rajagopal rajappa rajaram rajashekar
rajasekhar rajat rajbir rajdeep rajeswari rajib rajini rajinikanth rajiv rajkumari rajput rajshree rajveer raksha ramadevi ramakrishnan ramalingam ramamurthy ramanathan ramanujam ramappa ramaswamy rambabu ramchandra ramila ramjan ramji ramkumar ramnath ramnaresh rampal
ramratan ramsingh ramswaroop ramya ranbir rangaiah rangasamy rangaswamy ranvir rasheed rashi ratna ratnakar raushan ravinder raviteja reena rehman remya renu revanth richa riya robin roja rukmini rupa rupali ruksana sabita sabitha sadanand sadananda safiya saha sahadev
sahasra sailaja sakthivel salma samanta samarth sambaiah sambasiva samiran sampath sanal sanath sandhu sanju sanjana santokh santoshi saraswathi saraswati saravana sarfaraz sarita sarojamma sarveshwar sasikala sasikumar sathya sathyan satnam sattar satya satyajit satyam
satyawati saurabh savithri sayaji seema sekar selvakumar selvan shabnam shaheen shaik shailaja shailesh shailendra shakti shakuntalamma shamsher shanta shantanu shantaram shantilal sharada sharadha sharif sharmila shashikala shashikant shaukat sheetal shekar shibu shiji
shivanna shivappa shivaram shivendra shivkumar shivprasad shivraj shivshankar shoaib shobana shreyas shruti shubhankar shubhendu shweta siddhartha siddiqui sidhu sijo simran siraj siva sivaji sivan sivaraman sivasankar smita somasundaram somaiah somesh somvir soren soumen sravan
sravani sreedharan sreekumar sreeja sreenivasan sreenivas srilakshmi sripad srirama sruthi subair subbaiah subbamma subbarayudu subodh subramani suchitra sudeep sudeer sudha sudheer sudhakaran sudip sugandha suguna sujan sujay sujit sukanta sukanya sukumaran sukla sulochana
sundar sundaram sundari sunder sunitha suparna supriya surabhi surajit suraiya surekha surendran suresha surjeet suryakant suryanarayana sushant sushanta susheela suvendu swamy swarup swaroopa swati tabrez tajuddin tamilselvan tanveer tapas tara tarak tarachand tarannum tariq tasleem tejpal
thakkar thamizh thangavel thilak thippeswamy thulasi tikaram tilak tirath trilok trivedi tukaram tulsi tulsiram uddhav ujwala ulhas umashankar umakant unnikrishnan upendra utkarsh uttam vaishnavi valli vamshi vanaja vanitha varalakshmi vasu vasudev vasudeva vedprakash veena
veera veerabhadra veeramma veeranna veerappa vel velayudhan velmurugan venkaiah venkanna venkatachalam venkatalakshmi venkatappa venkatamma venkatramana venu venugopal vibha vidhya vidyadhar vidyasagar vigneshwaran vignesh vijayan vijayendra vijayshankar vikrant
vilas vinayak vinita vinoth vinodini viraj viren virat virbhan vishakha vishwas viswam viswanath vittal vithal vyankatesh wahid waheed wasim yadagiri yadaiah yadgiri yakub yamini yamuna yaqoob yellaiah yellamma yogita yudhvir zafar zahid zainab zeeshan zulfiqar
vadivel chhaganbhai maganbhai rameshbhai jayantibhai bhikhabhai kanubhai manubhai dineshbhai maheshbhai
acharya adhikari agarkar ahluwalia ahuja arora athawale babar badami bagchi bagde baghel bairagi bajaj bakshi bandopadhyay bansal barman baruah basak bawa behera bhadoria bhagat bhalerao bhandari bhansali bharadwaj bhargava bhat bhatt bhatia bhatnagar bhowmick bhuiyan
birla bisht bordoloi borah chakma chandel chanda chaturvedi chaubey chavda chettiar chhabra chopra chougule dabholkar dalal dalvi dange dani datta dave dey dhara dhawan dhillon dixit dodiya dogra dubey duggal dwivedi fadnavis gadkari gandhi gangwar garg gavaskar ghatak ghorpade
gogoi goel gohil gokhale gounder gowdar gurjar gurung haldar handa hazarika hembram hiremath holkar ingle jaiswal jagtap jangid jha jhala kadam kakkar kamat kambli kamble kapadia karmakar karve kashyap katariya katoch kaul kelkar khanna khatri khattar khera kohli kolhe konwar koshy kothari
kshirsagar kulshreshtha kurup kushwaha lamba lamani limbu lohar lokhande luthra madkaikar mahajan mahanta mahapatra maheshwari maity majhi makwana malhotra manjhi mathur maurya mazumdar meena mehra meshram minhas mishal mittal modak mohanty mohapatra mukhopadhyay munda munde murmu nadar namboothiri narang nath negi nigam nikam nirala
oraon oza padhi panda pandya panigrahi pansare parab paranjpe parekh parikh parida pathania patole pednekar phadke pillay poddar pramanik purohit raina raiput raizada rajguru rao rastogi rathi rautela raut raychaudhuri rout sabharwal sachdev sahoo saikia saini salunkhe salvi samal sanyal sapkal sarma sathe sawant saxena
sengupta setia sethi shirke shirole shrestha shrivastava srivastava sikdar sisodia solanki sonawane soni sood swain tamang tandon tawde thackeray thakor thapar thorat tirkey tomar tyagi uikey upreti vaghela vaishnav vanzara vasava vora vyas wagh walia waghmare wankhede yadgir zala zaveri
alka alisha amruta ananya anamika ankush aparna archit arnav arpit avantika barkha damini debasish dipti falguni gargi hansa hansaben harini hina jagruti jaimin jhanvi juhi kajal kajol kalyani karishma keerthi kiara kinjal lavina leena madhura mahima mallika manasi mandira manjiri mayuri mokshada mohsin moumita mousumi
naina namita natasha navya neelima nidhi nilufar nisarg nutan ojas oindrila pankhuri parineeti paromita payel poulami prachi pranali prerna punita rachana ragini rajashree rajni ridhi rima rimpa roopa ruchi rupa rupsa sanika sarika shraddha shrabani shreyasi sharvari sohini soumili srijita sudipta sukhpreet swara tanisha tanvi titli trisha
tripti urvashi vaidehi vandana vasudha vibhuti vidisha yashika zoya
`;

/** What names of persons end with, so that they are recognised without a list. */
export const personEndings = `
య్య మ్మ ప్ప రావు రెడ్డి రాజు బాబు లక్ష్మి ేశ్వర్ స్వామి
कुमार नाथ लाल प्रसाद देवी राव बाई सिंह
சாமி ராஜ் ராஜா ராஜன் குமார் லட்சுமி லிங்கம் மணி செல்வன் செல்வி வேல் கண்ணன் நாதன் ம்மாள் யம்மா ராமன்
ಪ್ಪ ಯ್ಯ ಮ್ಮ ರಾಜ್ ಗೌಡ ಕುಮಾರ್ ಲಕ್ಷ್ಮಿ ಮೂರ್ತಿ
ભાઈ બેન બહેન સિંહ કુમાર
ਸਿੰਘ ਕੌਰ ਜੀਤ ਪ੍ਰੀਤ ਦੀਪ ਵਿੰਦਰ
കുമാർ കുട്ടി മോൻ മോൾ ധരൻ രാജൻ നാഥ് ദാസ് ലക്ഷ്മി മ്മ ജിത്ത്
কুমার নাথ চরণ বালা
الدین الرحمن اللہ
`;

/** What names of villages, wards and towns end with. */
export const placeEndings = `
పురం పూర్ పల్లి పల్లె గూడెం గూడ పేట నగర్ వరం పాలెం పాడు కొండ వలస కుంట తండా వాడ గుంట పట్నం మర్రి గిరి బండ బాద్ పూడి
पुर पुरा पुरवा गंज नगर नगला बाद खेड़ा खेड़ी गांव पट्टी गढ़ वाड़ा टोला डीह पाड़ा कुंज विहार वाला ाणा सराय घाट कोट
गाव खेड वाडी वड पूर खुर्द बुद्रुक पाडा कोंड वाडा
பட்டி பாளையம் புரம் நல்லூர் ஊர் ூர் குடி குளம் பாக்கம் நகர் சேரி மங்கலம் கோட்டை குறிச்சி பாறை மலை வலசு துறை பேட்டை வாக்கம்
পুর গঞ্জ পাড়া ডাঙা নগর গাছি হাটি খালি গ্রাম তলা দিঘি বাড়ি হাট ঘাট বনি বাজার
ಹಳ್ಳಿ ಪುರ ಪುರ್ ಊರು ೂರು ನಗರ ಪೇಟೆ ಕೆರೆ ಕೊಪ್ಪ ಗುಡ್ಡ ಗೇರಿ ಬೆಟ್ಟ ವಾಡಿ ಪಾಳ್ಯ ಕಟ್ಟೆ ದುರ್ಗ
പുരം പുഴ ശേരി ശ്ശേരി കുളം കാട് ക്കര കോട് കോട്ട നല്ലൂർ ൂർ മംഗലം പാറ മല കുന്ന് വയൽ പ്പടി ക്കാവ് ത്തറ മൂട് പ്പള്ളി
પુર પુરા ગામ વાડા વાડી નગર ગઢ પરા સણ વાવ પાટિયા સર
ਪੁਰ ਪੁਰਾ ਵਾਲਾ ਵਾਲ ਗੜ੍ਹ ਨਗਰ ਕਲਾਂ ਖੁਰਦ ਕੋਟ ਮਾਜਰਾ ਆਣਾ ਵਾਲੀ
پور پورہ گنج نگر آباد کوٹ گڑھ پٹی گاؤں واڑہ باغ محلہ
ପୁର ଗଡ଼ ନଗର ପଡ଼ା ପାଲି ଗାଁ ସାହି
pur pura puram palli palle gudem nagar halli ganj abad patti palayam gaon wadi kheda khera garh pet peta pettai pally cheruvu khurd kalan vihar uru oor ooru
`;

/** Before these stands the name of a person, a village or a part of a town. */
export const marksAfterNames = `
అనే అనేవారు గ్రామం గ్రామ గ్రామంలో గ్రామానికి గ్రామస్థులు మండలం మండలంలో కాలనీ కాలనీలో శివారు శివారులో చౌరస్తా
नामक गांव ग्राम थाना कोतवाली मोहल्ला मोहल्ले कॉलोनी तहसील ब्लॉक पंचायत चौक चौराहे चौराहा नगर कस्बा कस्बे निवासी पास निकट समीप
येथे येथील यांचा यांची यांना यांच्या गाव गावात तालुका तालुक्यातील शिवारात वस्ती चौकात
என்பவர் என்ற என்பவரை கிராமம் கிராமத்தில் ஒன்றியம் ஊராட்சி தாலுகா காலனி தெரு
নামে গ্রাম গ্রামে গ্রামের থানা থানার মোড় মোড়ে পঞ্চায়েত ব্লক কলোনি পাড়া
ಎಂಬ ಎಂಬುವರು ಗ್ರಾಮ ಗ್ರಾಮದ ಗ್ರಾಮದಲ್ಲಿ ತಾಲ್ಲೂಕು ತಾಲ್ಲೂಕಿನ ಬಡಾವಣೆ ಹೋಬಳಿ ಠಾಣೆ ವೃತ್ತ
എന്ന എന്നയാൾ ഗ്രാമം പഞ്ചായത്ത് പഞ്ചായത്തിലെ കവലയിൽ താലൂക്ക് കോളനി ജങ്ഷനിൽ
નામના નામનો ગામ ગામે ગામની ગામમાં ગામના તાલુકા તાલુકાના સોસાયટી ચોકડી
ਨਾਂ ਨਾਮੀ ਨੇੜੇ ਥਾਣਾ ਬਲਾਕ ਕਲੋਨੀ ਮੁਹੱਲਾ ਚੌਕ
نامی گاؤں قریب نزدیک تھانہ محلہ کالونی بلاک قصبہ
ନାମକ ଗାଁ ଗ୍ରାମ ଥାନା ପଞ୍ଚାୟତ ବ୍ଲକ
village colony layout mandal taluk tehsil junction
`;

/** What somebody is: before or after these stands the name of a person where tellings agree in all words around it. */
export const roleWords = `
దర్శకుడు నటుడు నటి హీరో మంత్రి ఎమ్మెల్యే ఎంపీ ఎస్సై సీఐ డీఎస్పీ కలెక్టర్ డాక్టర్ గాయకుడు కెప్టెన్ అధ్యక్షుడు చైర్మన్ కార్యదర్శి న్యాయమూర్తి క్రీడాకారుడు
अभिनेता अभिनेत्री निर्देशक मंत्री विधायक सांसद दरोगा निरीक्षक कलेक्टर डॉक्टर डॉ गायक कप्तान अध्यक्ष सचिव न्यायमूर्ति खिलाड़ी शायर कवि लेखक पार्षद
मंत्री आमदार खासदार अभिनेता अभिनेत्री दिग्दर्शक मल्ल गायक कर्णधार अध्यक्ष सचिव निरीक्षक कवी लेखक नगरसेवक डॉ
நடிகர் நடிகை இயக்குநர் அமைச்சர் எம்எல்ஏ எம்பி டாக்டர் பாடகர் கேப்டன் தலைவர் செயலாளர் நீதிபதி வீரர் கவிஞர் எழுத்தாளர் ஆட்சியர்
অভিনেতা অভিনেত্রী পরিচালক মন্ত্রী বিধায়ক সাংসদ গায়ক অধিনায়ক সভাপতি সম্পাদক বিচারপতি কবি লেখক শিল্পী চিকিৎসক
ನಟ ನಟಿ ನಿರ್ದೇಶಕ ಸಚಿವ ಶಾಸಕ ಸಂಸದ ಡಾ ಗಾಯಕ ನಾಯಕ ಅಧ್ಯಕ್ಷ ಕಾರ್ಯದರ್ಶಿ ನ್ಯಾಯಮೂರ್ತಿ ಆಟಗಾರ ಕವಿ ಲೇಖಕ ತಹಶೀಲ್ದಾರ್
നടൻ നടി സംവിധായകൻ മന്ത്രി എംഎൽഎ എംപി ഡോ ഗായകൻ ക്യാപ്റ്റൻ പ്രസിഡന്റ് സെക്രട്ടറി ജസ്റ്റിസ് താരം കവി എഴുത്തുകാരൻ ചെയർമാൻ മേയർ
અભિનેતા અભિનેત્રી નિર્દેશક મંત્રી ધારાસભ્ય સાંસદ ડૉ ગાયક કેપ્ટન પ્રમુખ સચિવ ન્યાયમૂર્તિ ખેલાડી કવિ લેખક
ਅਦਾਕਾਰ ਗਾਇਕ ਨਿਰਦੇਸ਼ਕ ਮੰਤਰੀ ਵਿਧਾਇਕ ਸਰਪੰਚ ਕਪਤਾਨ ਪ੍ਰਧਾਨ ਸਕੱਤਰ ਜਸਟਿਸ ਖਿਡਾਰੀ ਕਵੀ ਲੇਖਕ ਡਾ
اداکار اداکارہ ہدایت وزیر رکن ڈاکٹر گلوکار کپتان صدر سکریٹری جسٹس کھلاڑی شاعر ادیب مولانا
ଅଭିନେତା ଅଭିନେତ୍ରୀ ନିର୍ଦ୍ଦେଶକ ମନ୍ତ୍ରୀ ବିଧାୟକ ସାଂସଦ ଗାୟକ ଅଧିନାୟକ ସଭାପତି ସମ୍ପାଦକ
`;

/** Between a name and a word that follows it. */
export const genitives = 'के की का کے کی کا ਦੇ ਦੀ ਦਾ';

/** After these stands one. */
export const marksBeforeNames = `
నామం নাম ਪਿੰਡ ग्राम मौजे named identified village
`;

/** Words that stand in the place of a name and are none. */
export const commonWords = `
ప్రమాదంలో ఘటనలో కేసులో పరీక్షల్లో మ్యాచ్‌లో ఎన్నికల్లో దాడిలో హాస్టల్‌లో పాఠశాలలో బడిలో కళాశాలలో జిల్లాలో రాష్ట్రంలో దేశంలో నెలలో వారంలో
हादसे दुर्घटना मुठभेड़ मामले केस परीक्षा मैच मुकाबले चुनाव हमले घटना स्कूल विद्यालय कॉलेज देश दुनिया सप्ताह हफ्ते महीने माह साल वर्ष बाजार संसद विधानसभा सदन बैठक फिल्म
अपघातात दुर्घटनेत प्रकरणी सामन्यात निवडणुकीत हल्ल्यात घटनेत शाळेत राज्यात देशात
விபத்தில் சம்பவத்தில் வழக்கில் போட்டியில் ஆட்டத்தில் தேர்வில் தேர்தலில் பள்ளியில் கல்லூரியில் நாட்டில் தாக்குதலில் கூட்டத்தில்
দুর্ঘটনায় ঘটনায় মামলায় ম্যাচে খেলায় পরীক্ষায় ভোটে স্কুলে বিদ্যালয়ে দেশে রাজ্যে হামলায় বাজারে
ಅಪಘಾತದಲ್ಲಿ ಪ್ರಕರಣದಲ್ಲಿ ಪಂದ್ಯದಲ್ಲಿ ಪರೀಕ್ಷೆಯಲ್ಲಿ ಚುನಾವಣೆಯಲ್ಲಿ ಶಾಲೆಯಲ್ಲಿ ರಾಜ್ಯದಲ್ಲಿ ದೇಶದಲ್ಲಿ ಜಿಲ್ಲೆಯಲ್ಲಿ ದಾಳಿಯಲ್ಲಿ
അപകടത്തിൽ സംഭവത്തിൽ കേസിൽ മത്സരത്തിൽ പരീക്ഷയിൽ തിരഞ്ഞെടുപ്പിൽ സ്കൂളിൽ സംസ്ഥാനത്ത് രാജ്യത്ത് ആക്രമണത്തിൽ ജില്ലയിൽ
અકસ્માતમાં દુર્ઘટનામાં કેસમાં મેચમાં પરીક્ષામાં ચૂંટણીમાં શાળામાં રાજ્યમાં દેશમાં હુમલામાં બજારમાં જિલ્લામાં
ਹਾਦਸੇ ਮਾਮਲੇ ਕੇਸ ਮੈਚ ਮੁਕਾਬਲੇ ਪ੍ਰੀਖਿਆ ਚੋਣਾਂ ਸਕੂਲ ਦੇਸ਼ ਰਾਜ ਹਮਲੇ ਘਟਨਾ
حادثے معاملے مقدمے میچ مقابلے امتحان انتخابات اسکول ملک ریاست حملے واقعے بازار
ఓ ఒక యువకుడు యువతి మహిళ వ్యక్తి రైతు విద్యార్థి బాలుడు బాలిక వృద్ధుడు వృద్ధురాలు కూలీ నిందితుడు బాధితుడు అతడు ఆమె ఆయన గ్రామం జిల్లా ప్రాంతం పట్టణం నగరం నగరంలో నియోజకవర్గం రాష్ట్రం
ఆసుపత్రి దవాఖాన ప్రభుత్వం సర్కారు అధికారులు పోలీసులు నేడు ఈరోజు రేపు నిన్న సోమవారం మంగళవారం బుధవారం గురువారం శుక్రవారం శనివారం ఆదివారం ఉదయం సాయంత్రం రాత్రి తెల్లవారుజామున
एक युवक युवती महिला व्यक्ति किसान छात्र छात्रा किशोर किशोरी बालक बच्ची बुजुर्ग मजदूर आरोपी पीड़ित वह उसे उन्हें गांव जिला जिले क्षेत्र इलाके इलाका शहर नगर कस्बे प्रदेश राज्य अस्पताल सरकार प्रशासन
पुलिस अधिकारी आज कल सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार सुबह शाम रात दोपहर देर तड़के मृतक घायल
तरुण तरुणी शेतकरी शेतकऱ्याचा विद्यार्थी वृद्ध इसम नागरिक परिसरात भागात जिल्ह्यात शहरात गावात तालुक्यात पोलीस प्रशासन सोमवारी मंगळवारी बुधवारी गुरुवारी शुक्रवारी शनिवारी रविवारी सकाळी रात्री दुपारी
ஒருவர் இளைஞர் பெண் ஆண் நபர் விவசாயி மாணவர் மாணவி சிறுவன் சிறுமி முதியவர் மூதாட்டி தொழிலாளி அவர் பகுதியில் மாவட்டத்தில் நகரில் மாநிலத்தில் ஊரில் மருத்துவமனையில் அரசு போலீசார் இன்று நாளை நேற்று
திங்கள் செவ்வாய் புதன் வியாழன் வெள்ளி சனி ஞாயிறு காலை மாலை இரவு
এক যুবক যুবতী মহিলা ব্যক্তি চাষি কৃষক ছাত্র ছাত্রী কিশোর বৃদ্ধ বৃদ্ধা শ্রমিক তিনি এলাকায় গ্রামে জেলায় শহরে রাজ্যে হাসপাতালে সরকার প্রশাসন পুলিশ আজ কাল সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার রবিবার
সকালে বিকেলে রাতে দুপুরে ভোরে
ಒಬ್ಬ ಯುವಕ ಯುವತಿ ಮಹಿಳೆ ವ್ಯಕ್ತಿ ರೈತ ವಿದ್ಯಾರ್ಥಿ ಬಾಲಕ ಬಾಲಕಿ ವೃದ್ಧ ಕಾರ್ಮಿಕ ಅವರು ಗ್ರಾಮ ಜಿಲ್ಲೆ ನಗರ ರಾಜ್ಯ ಪ್ರದೇಶ ಆಸ್ಪತ್ರೆ ಸರ್ಕಾರ ಪೊಲೀಸರು ಇಂದು ನಾಳೆ ನಿನ್ನೆ ಸೋಮವಾರ ಮಂಗಳವಾರ ಬುಧವಾರ ಗುರುವಾರ ಶುಕ್ರವಾರ ಶನಿವಾರ ಭಾನುವಾರ ಬೆಳಿಗ್ಗೆ ಸಂಜೆ ರಾತ್ರಿ
ഒരു യുവാവ് യുവതി സ്ത്രീ വീട്ടമ്മ കർഷകൻ വിദ്യാർഥി വയോധികൻ തൊഴിലാളി അദ്ദേഹം നഗരം ജില്ല ഗ്രാമം പ്രദേശം ആശുപത്രി സർക്കാർ പൊലീസ് ഇന്ന് നാളെ ഇന്നലെ തിങ്കളാഴ്ച ചൊവ്വാഴ്ച ബുധനാഴ്ച വ്യാഴാഴ്ച വെള്ളിയാഴ്ച ശനിയാഴ്ച ഞായറാഴ്ച രാവിലെ വൈകിട്ട് രാത്രി
એક યુવક યુવતી મહિલા શખ્સ વ્યક્તિ ખેડૂત વિદ્યાર્થી વૃદ્ધ શ્રમિક તેઓ શહેર જિલ્લા ગામ વિસ્તાર રાજ્ય હોસ્પિટલ સરકાર પોલીસ આજે કાલે સોમવાર મંગળવાર બુધવાર ગુરુવાર શુક્રવાર શનિવાર રવિવાર સવારે સાંજે રાત્રે
ਇੱਕ ਨੌਜਵਾਨ ਮੁਟਿਆਰ ਔਰਤ ਵਿਅਕਤੀ ਕਿਸਾਨ ਵਿਦਿਆਰਥੀ ਬਜ਼ੁਰਗ ਮਜ਼ਦੂਰ ਸ਼ਹਿਰ ਜ਼ਿਲ੍ਹੇ ਪਿੰਡ ਇਲਾਕੇ ਸੂਬੇ ਹਸਪਤਾਲ ਸਰਕਾਰ ਪੁਲੀਸ ਪੁਲਿਸ ਅੱਜ ਭਲਕੇ ਸੋਮਵਾਰ ਮੰਗਲਵਾਰ ਬੁੱਧਵਾਰ ਵੀਰਵਾਰ ਸ਼ੁੱਕਰਵਾਰ ਸ਼ਨਿਚਰਵਾਰ ਐਤਵਾਰ ਸਵੇਰੇ ਸ਼ਾਮ ਰਾਤ
ایک نوجوان لڑکی خاتون شخص کسان طالب طالبہ بزرگ مزدور وہ انہیں شہر ضلع گاؤں علاقے علاقہ ریاست اسپتال حکومت انتظامیہ پولیس آج کل پیر منگل بدھ جمعرات جمعہ ہفتہ اتوار صبح شام رات
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
sep oct nov dec jan feb mar apr jun jul aug police government govt centre center court high supreme hc sc city state district village town area region civic municipal corporation
minister chief prime president governor officials man woman men women youth farmer student boy girl he she they the a an this that his her
`;

/** What everybody writes of crimes, accidents, openings and companies: sentences of these end tellings of different events. */
export const stockWords = `
పోలీసులు కేసు నమోదు దర్యాప్తు నిందితుడు మృతదేహం పోస్టుమార్టం ఆసుపత్రి తరలించారు చికిత్స ఫిర్యాదు స్థానికులు సమాచారం గ్రామస్థులు కుటుంబం విషాదం అధికారులు తెలిపారు ప్రభుత్వం కార్యక్రమం పాల్గొన్నారు ఘటన చేపట్టారు గాలింపు పరిశీలించారు నాయకులు కార్యకర్తలు చేసుకుని చేస్తున్నారు నిమిత్తం
पुलिस शव कब्जे पोस्टमार्टम भेज मामला मामले मुकदमा दर्ज जांच आरोपी तलाश परिजन परिजनों पूछताछ अस्पताल भर्ती इलाज मौके पहुंची सूचना ग्रामीण ग्रामीणों अधिकारी अधिकारियों कहा सरकार विकास मौजूद कार्यकर्ता संख्या गिरफ्तार जेल आरोप शुरू फुटेज सीसीटीवी लिए लेकर दिया किया
पोलीस पोलिसांनी गुन्हा दाखल तपास करीत प्रकरणी मृतदेह शवविच्छेदन रुग्णालयात उपचार जखमी नागरिक ग्रामस्थ सांगितले फुटेज सीसीटीव्ही संशयित शोध ठाण्यात उपस्थित मान्यवर कार्यकर्ते आला करण्यात
போலீசார் வழக்குப்பதிவு விசாரணை நடத்தி உடலை மீட்டு பிரேதப் பரிசோதனைக்காக அரசு மருத்துவமனைக்கு அனுப்பி வைத்தனர் கைது தகவல் சம்பவ இடத்துக்கு பொதுமக்கள் அதிகாரிகள் தெரிவித்தனர் வருகின்றனர் சிகிச்சை குறித்து தகவலறிந்து இதுகுறித்து
পুলিশ দেহ উদ্ধার ময়নাতদন্তের মর্গে পাঠিয়েছে ঘটনার তদন্ত শুরু পরিবারের সদস্যদের জিজ্ঞাসাবাদ অভিযোগ গ্রেফতার আদালতে হাসপাতালে ভর্তি স্থানীয় বাসিন্দারা এলাকায় জানিয়েছে মামলা রুজু চিকিৎসকেরা
پولیس لاش قبضے پوسٹ مارٹم مقدمہ درج تفتیش شروع تحقیقات ملزم گرفتار اسپتال داخل علاج موقع اطلاع حکام بتایا لوگوں تلاش جاری
ಪೊಲೀಸರು ಸ್ಥಳಕ್ಕೆ ಭೇಟಿ ಪರಿಶೀಲನೆ ಪ್ರಕರಣ ದಾಖಲಾಗಿದ್ದು ದಾಖಲಿಸಿಕೊಂಡಿದ್ದಾರೆ ತನಿಖೆ ಠಾಣೆಯಲ್ಲಿ ಸಂಬಂಧ ಆರೋಪಿ ಆಸ್ಪತ್ರೆಗೆ ಚಿಕಿತ್ಸೆ ಮೃತದೇಹ ಅಧಿಕಾರಿಗಳು ತಿಳಿಸಿದ್ದಾರೆ ಗ್ರಾಮಸ್ಥರು ಮುಂದುವರಿದಿದೆ ನಡೆಸಿದ್ದಾರೆ
പൊലീസ് കേസെടുത്തു അന്വേഷണം മൃതദേഹം പോസ്റ്റ്മോർട്ടത്തിന് ആശുപത്രിയിൽ ആശുപത്രിയിലേക്ക് പ്രവേശിപ്പിച്ചു നാട്ടുകാർ പ്രതി പ്രതിയെ റിമാൻഡ് കോടതിയിൽ ഹാജരാക്കി അറിയിച്ചു പറഞ്ഞു ആരംഭിച്ചു പരിക്കേറ്റ സംഭവത്തിൽ
પોલીસે ગુનો નોંધી તપાસ હાથ મૃતદેહ પોસ્ટમોર્ટમ હોસ્પિટલ ખસેડવામાં સારવાર આરોપી ઝડપી લોકો સ્થાનિક અધિકારીઓ જણાવ્યું ઘટના પરિવાર વધુ માટે મોકલી
ਪੁਲੀਸ ਪੁਲਿਸ ਕੇਸ ਦਰਜ ਜਾਂਚ ਸ਼ੁਰੂ ਲਾਸ਼ ਪੋਸਟਮਾਰਟਮ ਹਸਪਤਾਲ ਮੁਲਜ਼ਮ ਗ੍ਰਿਫ਼ਤਾਰ ਕਾਰਵਾਈ ਪਰਿਵਾਰ ਮੌਕੇ ਦਾਖ਼ਲ ਇਲਾਜ ਅਧਿਕਾਰੀਆਂ ਦੱਸਿਆ ਭਾਲ
ପୋଲିସ ମାମଲା ରୁଜୁ ତଦନ୍ତ ମୃତଦେହ ବ୍ୟବଚ୍ଛେଦ ଡାକ୍ତରଖାନା ଅଭିଯୁକ୍ତ ଗିରଫ ଲୋକ
police case registered investigation under further accused arrested body post mortem hospital taken admitted injured said officials footage cctv teams formed nab area scanned probe statement company board shareholders quarter year filing
guidance growth dividend interim financial retained declared residents people family relatives
`;
